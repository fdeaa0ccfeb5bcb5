/** A link as its visitors find it: with the video that it shows, or with the reason why it shows none. */

import { and, eq, isNull } from 'drizzle-orm';
import type { LinkSubject } from '../../account/links/link-tokens';
import { isTenantClosed } from '../../account/rules/tenant-tree';
import { isAtHome } from '../../account/session/at-home';
import { appUser } from '../../account/tables';
import { brand } from '../../brand/tables';
import type { BrandRow } from '../../brand/to-brand';
import { media } from '../../media/tables';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import type { RequestContext } from '../../platform/http/request-context';
import { type RenderSummary, renderColumns } from '../../project/renders/renders-of';
import { render } from '../../project/renders/tables';
import { project } from '../../project/tables';
import type { ShareRow } from '../open-links';
import { shareLink } from '../tables';
import { hasExpired } from '../to-share-link';

export interface VisitedLink {
  readonly row: ShareRow;
  readonly title: string;
  /** Has a file. */
  readonly video: RenderSummary & { readonly videoKey: string };
  /** The brand of the video, and its logo. Null: it has none. */
  readonly sender: { readonly brand: BrandRow; readonly logoKey: string | null } | null;
}

/**
 * Throws `not_found`, `share_revoked` and `share_expired`. A link of an account that is suspended, or of a tenant that is
 * closed or not the one of the domain, is not found.
 */
export async function visitedLink(
  db: Database,
  link: (Pick<LinkSubject, 'id'> & Partial<LinkSubject>) | undefined,
  nowMs: number,
  context: Pick<RequestContext, 'tenantId'>,
): Promise<VisitedLink> {
  if (!link) throw new ApiError('not_found');
  const [found] = await db
    .select({
      row: shareLink,
      title: project.name,
      video: renderColumns,
      role: appUser.role,
      brand,
      logoKey: media.previewKey,
    })
    .from(shareLink)
    .innerJoin(project, eq(project.id, shareLink.projectId))
    .innerJoin(render, eq(render.id, shareLink.renderId))
    .innerJoin(appUser, eq(appUser.id, shareLink.ownerId))
    .leftJoin(brand, and(eq(brand.id, project.brandId), eq(brand.ownerId, shareLink.ownerId), isNull(brand.deletedAt)))
    .leftJoin(media, eq(media.id, brand.logoMediaId))
    .where(and(eq(shareLink.id, link.id), eq(appUser.status, 'active')));
  const videoKey = found?.video.videoKey;
  if (!found || !videoKey) throw new ApiError('not_found');
  const { row, title, video, role } = found;
  const { tenantId } = row;
  // what was issued for another owner is of another link
  if (link.person !== undefined && link.person !== String(row.ownerId)) throw new ApiError('not_found');
  if (await isTenantClosed(db, tenantId)) throw new ApiError('not_found');
  if (!(await isAtHome(db, { role, tenantId }, context))) throw new ApiError('not_found');
  if (row.revokedAt) throw new ApiError('share_revoked');
  if (hasExpired(row, nowMs)) throw new ApiError('share_expired');
  const sender = found.brand && { brand: found.brand, logoKey: found.logoKey };
  return { row, title, video: { ...video, videoKey }, sender };
}
