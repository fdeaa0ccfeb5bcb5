/** A thread of the painting pool, with the folder of the library: takes a request, answers with the picture or the measurement. */
import { parentPort, workerData } from 'node:worker_threads';
import { type LibraryFolder, openLibraryFolder } from './library-folder';
import { measure } from './measuring/measure';
import { paintPicture } from './paint';
import type { PaintingAnswer, PaintingRequest, PaintingTask } from './painting-pool';

const library = openLibraryFolder(workerData as string);

parentPort?.on('message', async ({ id, request }: PaintingTask) => {
  const answer = (given: PaintingAnswer) => parentPort?.postMessage(given);
  try {
    answer({ id, bytes: await bytesOf(request, await library) });
  } catch (thrown) {
    answer({ id, error: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) });
  }
});

async function bytesOf(request: PaintingRequest, folder: LibraryFolder): Promise<Uint8Array> {
  if (request.kind === 'still' || request.kind === 'motion' || request.kind === 'small')
    return paintPicture(request, folder);
  return Buffer.from(JSON.stringify(await measure(request, folder)));
}
