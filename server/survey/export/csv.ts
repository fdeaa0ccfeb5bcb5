/** CSV as RFC 4180 says, with what spreadsheets need beside it: a byte order mark, and no cell that is a formula. */
import type { FoundResponse } from '../results/find-responses';
import type { ExportColumn } from './export-columns';

const BYTE_ORDER_MARK = '\uFEFF';
const FIRST_COLUMNS = [
  'Response',
  'Created',
  'Finished',
  'Person',
  'Seconds',
  'Page',
  'Source',
  'Email',
  'Personal link',
];

/** Line by line, each with its end. */
export async function* csvLines(
  columns: readonly ExportColumn[],
  responses: AsyncIterable<FoundResponse>,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + lineOf([...FIRST_COLUMNS, ...columns.map(({ title }) => title)]);
  for await (const response of responses) {
    const { id, createdAt, finished, userId, data, ttc, meta } = response;
    const seconds = ttc._total === undefined ? '' : String(Math.round(ttc._total / 100) / 10);
    const about = [id, createdAt.toISOString(), finished ? 'yes' : 'no', userId ?? '', seconds];
    const answers = columns.map(({ textOf }) => textOf(data));
    const origin = [meta.url, meta.source, response.verifiedEmail, response.singleUseId].map((text) => text ?? '');
    yield lineOf([...about, ...origin, ...answers]);
  }
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map(cellOf).join(',')}\r\n`;
}

/** A visitor's answer must not become a formula of the spreadsheet that opens it; a plain number stays one. */
function cellOf(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^[+-]?\d+([.,]\d+)?$/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
