import { SpotreelError } from '@spotreel/sdk/internal/base';
import type { CommandInput } from '../command';
import type { ShownRender } from './render-state';

/** Stores the finished file. Rejects with `render_not_done` where there is none, and with `request_failed`. */
export async function saveRender(
  { downloadUrl }: ShownRender,
  file: string,
  { io, flags }: Pick<CommandInput, 'io' | 'flags'>,
): Promise<void> {
  if (!downloadUrl) throw new SpotreelError('render_not_done', 'There is no finished file. Render the project first.');
  const answer = await io.fetch(downloadUrl, { signal: io.signal });
  if (!answer.ok || !answer.body) throw new SpotreelError('request_failed', `The file answers with ${answer.status}.`);
  await io.writeFile(file, answer.body as unknown as AsyncIterable<Uint8Array>, flags.force === true);
}
