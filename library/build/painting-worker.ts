/** A thread of the painting pool: takes a request, answers with the picture's bytes. */
import { parentPort } from 'node:worker_threads';
import { buildMotion, buildStill } from './paint';
import type { PaintingAnswer, PaintingRequest, PaintingTask } from './painting-pool';
import { buildTextColors } from './text-colors';

parentPort?.on('message', async ({ id, ...asked }: PaintingTask) => {
  const answer = (given: PaintingAnswer) => parentPort?.postMessage(given);
  try {
    answer({ id, bytes: await bytesOf(asked) });
  } catch (thrown) {
    answer({ id, error: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) });
  }
});

function bytesOf({ kind, request }: PaintingRequest): Promise<Uint8Array> {
  if (kind === 'still') return buildStill(request);
  return kind === 'motion' ? buildMotion(request) : buildTextColors(request);
}
