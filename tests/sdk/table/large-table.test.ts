/** Large tables are read in slices, so that a page answers meanwhile. */
import { describe, expect, test } from 'vitest';
import { inSlices, readTableFile, readTableText, type Work } from '../../../sdk/table';
import { textRow, workbookFile } from './workbook-file';

const ROWS = 50_000;
const csv = `name;headline;price\r\n${Array.from({ length: ROWS }, (_, at) => `Mug ${at};"Half; price";${at}`).join('\r\n')}`;

/** The longest time between two places at which the work can pause, of its own steps. */
function* timed<Result>(work: Work<Result>, steps: number[]): Work<Result> {
  for (;;) {
    const began = performance.now();
    const step = work.next();
    steps.push(performance.now() - began);
    if (step.done) return step.value;
    yield step.value;
  }
}

describe.each([
  ['text', () => readTableText(csv)],
  [
    'workbook',
    () => {
      const rows = Array.from({ length: ROWS }, (_, at) => textRow(at + 2, `Mug ${at}`, 'Half; price', String(at)));
      const sheet = textRow(1, 'name', 'headline', 'price') + rows.join('');
      return readTableFile(workbookFile({ sheets: [{ name: 'Mugs', rows: sheet }] }));
    },
  ],
] as const)('a %s of 50,000 rows', (_, work) => {
  test('is read whole, with its progress, in short steps', async () => {
    const steps: number[] = [];
    const progress: number[] = [];
    const { table } = await inSlices(timed(work(), steps), { onProgress: (done) => progress.push(done), sliceMs: 1 });
    expect([table.rows.length, table.rows.at(-1), table.isCut]).toEqual([
      ROWS,
      ['Mug 49999', 'Half; price', '49999'],
      false,
    ]);
    expect(progress.length).toBeGreaterThan(10);
    expect(progress.every((done) => done >= 0 && done <= 1)).toBe(true);
    // a step is a few milliseconds; this machine may be busy with others
    expect(steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)]).toBeLessThan(50);
    expect(steps.length).toBeGreaterThan(50);
  });
});

test('reading ends when the table is no longer wanted', async () => {
  const controller = new AbortController();
  const reading = inSlices(readTableText(csv), {
    signal: controller.signal,
    sliceMs: 1,
    onProgress: () => controller.abort(),
  });
  await expect(reading).rejects.toMatchObject({ code: 'aborted' });
});
