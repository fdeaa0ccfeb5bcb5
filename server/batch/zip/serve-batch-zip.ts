import { Readable } from 'node:stream';
import { asc, eq } from 'drizzle-orm';
import { type StreamedPart, streamArchive } from '../../media/archive/stream-archive';
import { attachment } from '../../platform/http/answers/file-answer';
import { ApiError } from '../../platform/http/api-error';
import type { RequestContext } from '../../platform/http/request-context';
import { downloadName } from '../../project/renders/file-name';
import { rendersOf } from '../../project/renders/renders-of';
import type { BatchServices } from '../services';
import { videoBatchRow } from '../tables';
import { zipKey } from '../to-batch';
import { distinctNames } from './zip-names';

/** Of every video the newest file, named after its row, for the holder of the signed address. */
export async function serveBatchZip({ url }: RequestContext, services: BatchServices): Promise<Response> {
  const { addresses } = services;
  const id = Number(/^\/media\/batches\/([1-9]\d{0,14})\.zip$/.exec(url.pathname)?.[1]);
  const { valid } = addresses.check(zipKey(id), url.searchParams);
  const parts = valid ? await partsOf(services, id) : [];
  if (parts.length === 0) throw new ApiError('not_found');
  const body = Readable.toWeb(streamArchive(parts)) as unknown as ReadableStream<Uint8Array<ArrayBuffer>>;
  return new Response(body, {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': attachment(url.searchParams.get('name') ?? 'videos.zip'),
      'cache-control': 'private, no-store',
    },
  });
}

async function partsOf({ db, storage }: BatchServices, batchId: number): Promise<StreamedPart[]> {
  const rows = await db
    .select()
    .from(videoBatchRow)
    .where(eq(videoBatchRow.batchId, batchId))
    .orderBy(asc(videoBatchRow.position));
  const renders = await rendersOf(
    db,
    rows.flatMap(({ projectId }) => projectId ?? []),
  );
  const found: StreamedPart[] = [];
  for (const row of rows) {
    const done = renders.get(row.projectId ?? 0)?.find(({ status, videoKey }) => status === 'done' && videoKey);
    const key = done?.videoKey;
    const stored = key && (await storage.head(key));
    if (!stored) continue;
    found.push({
      name: downloadName(row, done.format),
      sizeBytes: stored.sizeBytes,
      open: () => storage.read(key),
    });
  }
  const names = distinctNames(found.map(({ name }) => name));
  return found.map((part, index) => ({ ...part, name: names[index] ?? part.name }));
}
