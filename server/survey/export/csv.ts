/** The answers as CSV for spreadsheets: with a byte order mark, and without a cell that is a formula. */
import { BYTE_ORDER_MARK, csvLine } from '@spotreel/sdk/internal/table';
import type { FoundResponse } from '../results/find-responses';
import type { ExportColumn } from './export-columns';

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
  yield BYTE_ORDER_MARK + csvLine([...FIRST_COLUMNS, ...columns.map(({ title }) => title)]);
  for await (const response of responses) {
    const { id, createdAt, finished, userId, data, ttc, meta } = response;
    const seconds = ttc._total === undefined ? '' : String(Math.round(ttc._total / 100) / 10);
    const about = [id, createdAt.toISOString(), finished ? 'yes' : 'no', userId ?? '', seconds];
    const answers = columns.map(({ textOf }) => textOf(data));
    const origin = [meta.url, meta.source, response.verifiedEmail, response.singleUseId].map((text) => text ?? '');
    yield csvLine([...about, ...origin, ...answers]);
  }
}
