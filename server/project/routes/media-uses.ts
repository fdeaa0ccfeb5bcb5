import { assetCalls } from '@spotreel/sdk/internal/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { brand } from '../../brand/tables';
import { ownFile } from '../../media/removal/retire-media';
import { media } from '../../media/tables';
import { implement } from '../domain';
import { projectsWith } from '../projects-with';

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
