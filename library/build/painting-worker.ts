/** A thread of the painting pool: takes a request, answers with the picture's bytes. */
import { parentPort } from 'node:worker_threads';
import { buildMotion, buildStill } from './paint';
import type { PaintingAnswer, PaintingTask } from './painting-pool';

parentPort?.on('message', async ({ id, kind, request }: PaintingTask) => {
  const answer = (given: PaintingAnswer) => parentPort?.postMessage(given);
  try {
    answer({ id, bytes: await (kind === 'still' ? buildStill(request) : buildMotion(request)) });
  } catch (thrown) {
    answer({ id, error: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown) });
  }
});
