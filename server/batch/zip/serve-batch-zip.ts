import { asc, eq } from 'drizzle-orm';
import { type ArchivedFile, answerArchive } from '../../media/archive/answer-archive';
import { ApiError } from '../../platform/http/api-error';
import type { RequestContext } from '../../platform/http/request-context';
import { downloadName } from '../../project/renders/file-name';
import { finishedIn } from '../../project/renders/project-files';
import { rendersOf } from '../../project/renders/renders-of';
import { project } from '../../project/tables';
import type { BatchServices } from '../domain';
import { videoBatch, videoBatchRow } from '../tables';
import { zipKey } from '../to-batch';

/** Serves the newest file of every video, named after its row, for the holder of the signed address. */
export async function serveBatchZip({ url }: RequestContext, services: BatchServices): Promise<Response> {
  const { addresses, storage } = services;
  const id = Number(/^\/media\/batches\/([1-9]\d{0,14})\.zip$/.exec(url.pathname)?.[1]);
  const { valid } = addresses.check(zipKey(id), url.searchParams);
  const files = valid ? await filesOf(services, id) : [];
  const answer = await answerArchive(storage, files, url.searchParams.get('name') ?? 'videos.zip');
  if (!answer) throw new ApiError('not_found');
  return answer;
}

/** In the ratio of the batch's exports, where a video has such a file. */
async function filesOf({ db }: BatchServices, batchId: number): Promise<ArchivedFile[]> {
  const rows = await db
    .select({ id: project.id, ratio: project.ratio, name: videoBatchRow.name, output: videoBatch.output })
    .from(videoBatchRow)
    .innerJoin(videoBatch, eq(videoBatch.id, videoBatchRow.batchId))
    .innerJoin(project, eq(project.id, videoBatchRow.projectId))
    .where(eq(videoBatchRow.batchId, batchId))
    .orderBy(asc(videoBatchRow.position));
  const renders = await rendersOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const [file] = finishedIn(row.output.ratio ?? row.ratio, renders.get(row.id) ?? []);
    return file ? [{ name: downloadName(row, file), key: file.videoKey }] : [];
  });
}
