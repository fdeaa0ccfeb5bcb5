// @ts-check
/**
 * Prints how alike painters are. Tests of `tests/golden/library-frames.ts` leave what they measured as their meta. A file's
 * table comes when it ends, and that of all files at the end of the run. Without such tests it prints nothing.
 */
import path from 'node:path';

/** @typedef {{ pair: string, frame: number, value: number }} Similarity */
/** @typedef {{ file: string, layout: string, similarities: readonly Similarity[] }} Measured */
/** @typedef {{ file: string, pair: string, count: number, sum: number, least: number, worst: string }} Row */

export default class SimilarityReporter {
  /** @param {import('vitest/node').TestModule} file */
  onTestModuleEnd(file) {
    printTable(measuredOf(file));
  }

  /** @param {readonly import('vitest/node').TestModule[]} files */
  onTestRunEnd(files) {
    const measured = files.flatMap(measuredOf);
    if (new Set(measured.map(({ file }) => file)).size < 2) return;
    printTable([...measured, ...measured.map((one) => ({ ...one, file: 'all' }))]);
  }
}

/** @param {import('vitest/node').TestModule} file @returns {Measured[]} */
function measuredOf(file) {
  const name = path.basename(file.moduleId, '.test.ts');
  return [...file.children.allTests()].flatMap((test) => {
    const { similarities } = /** @type {{ similarities?: readonly Similarity[] }} */ (test.meta());
    return similarities ? [{ file: name, layout: test.fullName, similarities }] : [];
  });
}

/** @param {readonly Measured[]} measured */
function printTable(measured) {
  const table = similarityTable(measured);
  if (table) console.log(`\n${table}\n`);
}

/** A line for each file and pair of painters: the least and the mean SSIM, and where the least is. @param {readonly Measured[]} measured */
export function similarityTable(measured) {
  const rows = rowsOf(measured);
  if (rows.length === 0) return '';
  const cells = rows.map(({ file, pair, count, sum, least, worst }) => [
    file,
    pair,
    String(count),
    least.toFixed(4),
    (sum / count).toFixed(4),
    worst,
  ]);
  const lines = [['recipe', 'painters', 'frames', 'least', 'mean', 'worst frame'], ...cells];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @param {readonly Measured[]} measured @returns {Row[]} */
function rowsOf(measured) {
  /** @type {Map<string, Row>} */
  const rows = new Map();
  for (const { file, layout, similarities } of measured) {
    for (const { pair, frame, value } of similarities) {
      const key = `${file} ${pair}`;
      const row = rows.get(key) ?? { file, pair, count: 0, sum: 0, least: Number.POSITIVE_INFINITY, worst: '' };
      const isWorst = value < row.least;
      rows.set(key, {
        ...row,
        count: row.count + 1,
        sum: row.sum + value,
        ...(isWorst && { least: value, worst: `${layout}, frame ${frame}` }),
      });
    }
  }
  return [...rows.values()];
}
