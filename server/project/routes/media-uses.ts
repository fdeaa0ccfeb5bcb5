import { assetCalls } from '@spotreel/sdk/contract';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import { brand } from '../../brand/tables';
import { ownFile } from '../../media/retire-media';
import { media } from '../../media/tables';
import type { Database } from '../../platform/data/database';
import { contentMediaIds } from '../content';
import { implement } from '../implement';
import { project } from '../tables';

/** Projects that are read at a time. */
const BATCH = 200;
/** Projects that an answer names. */
const MOST = 100;

export const mediaUses = implement(assetCalls.mediaUses, async ({ params, user }, { db }) => {
  const { id } = await ownFile(db, user, params.mediaId);
  const cuts = await db.select({ id: media.id }).from(media).where(eq(media.sourceMediaId, id));
  const ids = [id, ...cuts.map((cut) => cut.id)];
  const brands = await db
    .select({ id: brand.id, name: brand.name })
    .from(brand)
    .where(and(eq(brand.ownerId, user.id), eq(brand.tenantId, user.tenantId), inArray(brand.logoMediaId, ids)));
  return { projects: await projectsWith(db, user, new Set(ids)), brands };
});

async function projectsWith(db: Database, user: Owner, mediaIds: ReadonlySet<number>) {
  const found: { id: number; name: string }[] = [];
  const own = and(eq(project.ownerId, user.id), eq(project.tenantId, user.tenantId), eq(project.kept, true));
  for (let after = 0; ; ) {
    const rows = await db
      .select({ id: project.id, name: project.name, content: project.content })
      .from(project)
      .where(and(own, gt(project.id, after)))
      .orderBy(asc(project.id))
      .limit(BATCH);
    for (const { id, name, content } of rows)
      if (contentMediaIds(content).some((mediaId) => mediaIds.has(mediaId))) found.push({ id, name });
    const last = rows.at(-1);
    if (!last || rows.length < BATCH || found.length >= MOST) return found.slice(0, MOST);
    after = last.id;
  }
}
