/** Uploads that a page keeps: the page gets the file, and the server fetches its copy from there. Loaded with the first one. */
import { isSpotreelError, SpotreelError } from '../../../base/errors';
import type { Media } from '../../../contract/media/media';
import { pageUpload } from '../../../contract/media/page-media';
import type { StoreContext } from '../../store-context';
import { callPage } from './call-page';
import type { PageUpload, UploadTarget } from './page-media';

/** Share of the progress that the page may report; the rest is the server's, which fetches the file. */
const MOST = 0.99;

/**
 * Images and videos alone: the server fetches nothing else. Rejects with `upload_target_failed` and `upload_target_invalid` with
 * words for people, and as the server does for an address.
 */
export async function sendToTarget(
  context: StoreContext,
  target: UploadTarget,
  { file, signal, onProgress }: PageUpload,
): Promise<Media> {
  const { client, t } = context;
  const upload = {
    file,
    signal,
    onProgress: (share: number) => onProgress(Math.min(Math.max(Number(share) || 0, 0), 1) * MOST),
  };
  const call = () => target(upload);
  const asked = { name: 'uploadTarget()', part: 'upload_target', schema: pageUpload, signal, call } as const;
  const answer = await callPage(context, asked).catch((thrown: unknown) => {
    if (!isSpotreelError(thrown) || thrown.code === 'aborted') throw thrown;
    throw new SpotreelError(thrown.code, t('pageMedia.uploadFailed'), { cause: thrown });
  });
  const { url, origin } = typeof answer === 'string' ? { url: answer, origin: undefined } : answer;
  const known = { name: nameOf(file), origin };
  return file.type.startsWith('image/')
    ? client.ingredientImageFromUrl({ body: { imageUrl: url, ...known }, signal })
    : client.ingredientVideoFromUrl({ body: { videoUrl: url, ...known }, signal });
}

/** As the contract takes it. */
function nameOf({ name }: File): string | undefined {
  return (
    name
      .replace(/\p{Cc}/gu, '')
      .trim()
      .slice(0, 200) || undefined
  );
}
