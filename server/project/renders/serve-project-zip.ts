import { eq } from 'drizzle-orm';
import { type ArchivedFile, answerArchive } from '../../media/archive/answer-archive';
import { ApiError } from '../../platform/http/api-error';
import type { RequestContext } from '../../platform/http/request-context';
import type { ProjectServices } from '../domain';
import { project } from '../tables';
import { nameWithRatio } from './file-name';
import { currentFiles, projectZipKey } from './project-files';
import { rendersOf } from './renders-of';

type ZipServices = Pick<ProjectServices, 'db' | 'addresses' | 'storage'>;

/** The files that show the saved state, for the holder of the signed address. `renders` picks some of them. */
export async function serveProjectZip({ url }: RequestContext, services: ZipServices): Promise<Response> {
  const { addresses, storage } = services;
  const id = Number(/^\/media\/projects\/([1-9]\d{0,14})\.zip$/.exec(url.pathname)?.[1]);
  const { valid } = addresses.check(projectZipKey(id), url.searchParams);
  const files = valid ? await filesOf(services, id, pickedIn(url.searchParams)) : [];
  const answer = await answerArchive(storage, files, url.searchParams.get('name') ?? 'videos.zip');
  if (!answer) throw new ApiError('not_found');
  return answer;
}

/** Undefined: all. */
function pickedIn(query: URLSearchParams): ReadonlySet<number> | undefined {
  const picked = query.get('renders');
  return picked === null ? undefined : new Set(picked.split(',').map(Number));
}

async function filesOf(
  { db }: ZipServices,
  projectId: number,
  picked: ReadonlySet<number> | undefined,
): Promise<ArchivedFile[]> {
  const { name, ratio, contentVersion } = project;
  const [row] = await db.select({ name, ratio, contentVersion }).from(project).where(eq(project.id, projectId));
  if (!row) return [];
  const files = currentFiles(row, (await rendersOf(db, [projectId])).get(projectId) ?? []);
  const shown = picked ? files.filter(({ id }) => picked.has(id)) : files;
  return shown.map((file) => ({ name: nameWithRatio(row, file), key: file.videoKey }));
}
