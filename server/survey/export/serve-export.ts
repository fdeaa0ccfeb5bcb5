/** An export as it is read: a batch of rows at a time, so that memory stays flat however many there are. */
import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLine } from '@spotreel/sdk/internal/table';
import { eq } from 'drizzle-orm';
import { attachment } from '../../platform/http/answers/file-answer';
import { ApiError } from '../../platform/http/api-error';
import type { RequestContext } from '../../platform/http/request-context';
import type { SurveyServices } from '../domain';
import { columnsOf } from '../results/columns';
import { eachResponse, type FoundResponse } from '../results/find-responses';
import type { SurveyRow } from '../surveys/survey-row';
import { survey } from '../tables';
import { type ExportColumn, exportColumns } from './export-columns';
import type { WantedExport } from './export-links';
import { exportName } from './export-name';

/** Characters that are sent at once. */
const CHUNK = 64 * 1024;
const TYPES = { csv: 'text/csv; charset=utf-8', json: 'application/json' } as const;

export async function serveExport({ url }: RequestContext, services: SurveyServices): Promise<Response> {
  const wanted = await services.surveyExports.read(url.searchParams.get('token') ?? '');
  if (!wanted) throw new ApiError('not_found');
  const [row] = await services.db.select().from(survey).where(eq(survey.id, wanted.surveyId));
  if (!row) throw new ApiError('not_found');
  const lines = await linesOf(services, row, wanted);
  const body = Readable.toWeb(Readable.from(inChunks(lines), { highWaterMark: 1 }));
  return new Response(body as unknown as ReadableStream<Uint8Array<ArrayBuffer>>, {
    headers: {
      'content-type': TYPES[wanted.format],
      'content-disposition': attachment(exportName(row.name, wanted.format, services.clock.now())),
      'cache-control': 'private, no-store',
    },
  });
}

async function linesOf({ db }: SurveyServices, row: SurveyRow, { format, filter }: WantedExport) {
  const responses = eachResponse(db, row.id, filter);
  if (format === 'json') return jsonLines(responses);
  return csvLines(exportColumns(await columnsOf(db, row), row), responses);
}

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let chunk = '';
  for await (const line of lines) {
    chunk += line;
    if (chunk.length < CHUNK) continue;
    yield Buffer.from(chunk);
    chunk = '';
  }
  if (chunk) yield Buffer.from(chunk);
}

// The answers as CSV for spreadsheets: with a byte order mark, and without a cell that is a formula.
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
async function* csvLines(
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

/** One JSON array, an entry a line: answers as they are stored, by the question's id. */
async function* jsonLines(responses: AsyncIterable<FoundResponse>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const { id, createdAt, updatedAt, finished, userId, data, ttc, meta } of responses) {
    const { url: page = null, source = null } = meta;
    yield before + JSON.stringify({ id, createdAt, updatedAt, finished, userId, page, source, data, ttc });
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
