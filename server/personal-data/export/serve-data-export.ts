import { and, eq, gt } from 'drizzle-orm';
import { fileAnswer } from '../../platform/http/answers/file-answer';
import { ApiError } from '../../platform/http/api-error';
import type { RequestContext } from '../../platform/http/request-context';
import type { PersonalDataServices } from '../domain';
import { dataExport } from '../tables';

/** The ZIP itself, for the holder of its address. */
export async function serveDataExport({ raw, url }: RequestContext, services: PersonalDataServices): Promise<Response> {
  const { db, clock, storage, links } = services;
  const link = await links.find(db, 'data_export', url.searchParams.get('token') ?? '');
  if (!link) throw new ApiError('not_found');
  const isGood = and(
    eq(dataExport.id, link.id),
    eq(dataExport.userId, Number(link.person)),
    eq(dataExport.status, 'done'),
    gt(dataExport.expiresAt, new Date(clock.now())),
  );
  const [row] = await db.select().from(dataExport).where(isGood);
  const key = row?.fileKey;
  const stored = key && (await storage.head(key));
  if (!stored) throw new ApiError('not_found');
  return fileAnswer(raw, {
    ...stored,
    mimeType: 'application/zip',
    cacheControl: 'private, no-store',
    downloadName: `account-export-${row.createdAt.toISOString().slice(0, 10)}.zip`,
    open: (range) => storage.read(key, range),
  });
}
