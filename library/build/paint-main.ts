/**
 * Paints the pictures of `dist/library/` that are not there yet. `npm run build` runs it on all cores. A server runs it too, as a
 * child that waits for its words: it names the files, one after another.
 */
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { messageOf } from '@spotreel/sdk/internal/base';
import { missingPictures, readPlan } from './missing-pictures';
import { createOutput } from './output';
import { openPaintingPool } from './painting-pool';

const target = fileURLToPath(new URL('../library/', import.meta.url));
const painterFile = fileURLToPath(new URL('./painting-worker.mjs', import.meta.url));
/** Between two reports of the progress. */
const REPORT_MS = 10_000;

const plan = readPlan(target);
const output = createOutput(target);
const pool = openPaintingPool(painterFile, path.normalize(target));

if (process.send) answerServer();
else await paintAll();

async function paint(file: string): Promise<void> {
  const request = plan[file];
  if (!request) throw new Error(`The library has no picture ${file}.`);
  output.writeAs(file, await pool.paint(request));
}

async function paintAll(): Promise<void> {
  const missing = missingPictures(target, plan);
  if (missing.length === 0) return pool.close();
  const started = Date.now();
  let painted = 0;
  const timer = setInterval(() => console.log(`Pictures of the library: ${painted} of ${missing.length}`), REPORT_MS);
  try {
    const painting = missing.map(async (file) => {
      await paint(file);
      painted += 1;
    });
    await Promise.all(painting);
    console.log(`✓ Pictures of the library (${Math.round((Date.now() - started) / 1000)} s)`);
  } finally {
    clearInterval(timer);
    await pool.close();
  }
}

/** Takes `{ file }`, answers `{ file }` or `{ file, error, code }`. Ends with the server. */
function answerServer(): void {
  // what people wait for comes first
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  process.on('disconnect', () => process.exit(0));
  process.on('message', ({ file }: { file: string }) => {
    paint(file).then(
      () => process.send?.({ file }),
      (error: unknown) =>
        process.send?.({ file, error: messageOf(error), code: (error as NodeJS.ErrnoException).code }),
    );
  });
}
