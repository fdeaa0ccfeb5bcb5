import type { Upload } from '@spotreel/sdk/internal/stores';

/** An upload under way, with what differs. `message`: why it failed. */
export function storyUpload(
  id: number,
  name: string,
  { message, ...change }: Partial<Upload> & { readonly message?: string },
): Upload {
  const failure = message === undefined ? undefined : ({ code: 'unknown', message } as const);
  const fresh = { progress: 0, status: 'uploading', canPause: false, canRetry: false, isMusic: false } as const;
  return { id, name, ...fresh, failure, mediaId: undefined, ...change };
}
