/** CSV as RFC 4180 says, with what spreadsheets need beside it: a byte order mark, and no cell that is a formula. */
import type { Answer } from '../../../sdk/contract/schemas/survey/response';
import type { ResultColumn } from '../../../sdk/contract/schemas/survey/results';
import type { FoundResponse } from './find-responses';

const BYTE_ORDER_MARK = '\uFEFF';

export async function csvOf(
  columns: readonly ResultColumn[],
  responses: AsyncIterable<FoundResponse>,
): Promise<string> {
  const lines = [
    lineOf(['Response', 'Created', 'Finished', 'Person', 'Seconds', ...columns.map((one) => one.headline)]),
  ];
  for await (const { id, createdAt, finished, userId, data, ttc } of responses) {
    const seconds = ttc._total === undefined ? '' : String(Math.round(ttc._total / 100) / 10);
    const answers = columns.map((column) => textOf(data[column.id]));
    lines.push(lineOf([id, createdAt.toISOString(), finished ? 'yes' : 'no', userId ?? '', seconds, ...answers]));
  }
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function textOf(answer: Answer | undefined): string {
  if (answer === undefined) return '';
  return Array.isArray(answer) ? answer.join('; ') : String(answer);
}

function lineOf(cells: readonly string[]): string {
  return cells.map(cellOf).join(',');
}

/** A visitor's answer must not become a formula of the spreadsheet that opens it; a plain number stays one. */
function cellOf(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
