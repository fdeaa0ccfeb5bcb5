import type { ShareLink } from '@spotreel/sdk/internal/contract';
import { eq, sum } from 'drizzle-orm';
import type { RequestContext } from '../platform/http/request-context';
import { finishedVideo } from '../project/renders/finished-video';
import { render } from '../project/renders/tables';
import type { SharingServices } from './domain';
import type { ShareRow } from './open-links';
import { shareTokenOf } from './share-tokens';
import { shareView } from './tables';

/** Path of the page that a link opens. */
export const SHARE_PATH = '/share';

/** A link as its owner sees it. */
export async function toShareLink(
  services: Pick<SharingServices, 'db' | 'links' | 'clock' | 'secretBox'>,
  row: ShareRow,
  { baseUrl }: Pick<RequestContext, 'baseUrl'>,
): Promise<ShareLink> {
  const { db, clock } = services;
  const { id, projectId, renderId, expiresAt } = row;
  const newest = await finishedVideo(db, projectId);
  const [shown] = await db.select({ createdAt: render.createdAt }).from(render).where(eq(render.id, renderId));
  const [counted] = await db
    .select({ views: sum(shareView.views).mapWith(Number) })
    .from(shareView)
    .where(eq(shareView.linkId, id));
  return {
    id,
    projectId,
    url: `${baseUrl}${SHARE_PATH}/${await shareTokenOf(services, row)}`,
    exportedAt: (shown?.createdAt ?? row.createdAt).toISOString(),
    isNewest: newest === undefined || newest.id === renderId,
    expiresAt: expiresAt?.toISOString() ?? null,
    isExpired: hasExpired(row, clock.now()),
    hasPassword: row.passwordHash !== null,
    allowDownload: row.allowsDownload,
    allowComments: row.allowsComments,
    viewCount: counted?.views ?? 0,
    createdAt: row.createdAt.toISOString(),
  };
}

/** The link has expired at the time (milliseconds). */
export function hasExpired({ expiresAt }: Pick<ShareRow, 'expiresAt'>, nowMs: number): boolean {
  return expiresAt !== null && expiresAt.getTime() <= nowMs;
}
