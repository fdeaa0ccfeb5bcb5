import { type AllowedOrigin, apiKeyCalls, MAX_ALLOWED_ORIGINS } from '@spotreel/sdk/internal/contract';
import { and, asc, eq } from 'drizzle-orm';
import { ApiError } from '../../platform/http/api-error';
import { implement } from '../domain';
import { allowedOrigin } from '../origins/tables';
import { tenant } from '../tables';

export const allowedOrigins = implement(apiKeyCalls.allowedOrigins, async ({ user }, { db }) => {
  const own = eq(allowedOrigin.tenantId, user.tenantId);
  const rows = await db.select().from(allowedOrigin).where(own).orderBy(asc(allowedOrigin.origin));
  return rows.map(toAllowedOrigin);
});

export const allowOrigin = implement(apiKeyCalls.allowOrigin, async ({ body, user }, { db, siteOrigins }) => {
  const { tenantId } = user;
  const { origin, mayFrame } = body;
  const row = await db.transaction(async (tx) => {
    // Locked, so that no two requests each add the last one that is allowed.
    await tx.select({ id: tenant.id }).from(tenant).where(eq(tenant.id, tenantId)).for('no key update');
    const known = await tx
      .select({ origin: allowedOrigin.origin })
      .from(allowedOrigin)
      .where(eq(allowedOrigin.tenantId, tenantId));
    const isNew = known.every((one) => one.origin !== origin);
    if (isNew && known.length >= MAX_ALLOWED_ORIGINS) throw new ApiError('allowed_origin_limit');
    const [stored] = await tx
      .insert(allowedOrigin)
      .values({ tenantId, origin, mayFrame })
      .onConflictDoUpdate({ target: [allowedOrigin.tenantId, allowedOrigin.origin], set: { mayFrame } })
      .returning();
    if (!stored) throw new Error('No origin was stored');
    return stored;
  });
  siteOrigins.forget();
  return toAllowedOrigin(row);
});

export const disallowOrigin = implement(apiKeyCalls.disallowOrigin, async ({ params, user }, { db, siteOrigins }) => {
  const own = and(eq(allowedOrigin.id, params.allowedOriginId), eq(allowedOrigin.tenantId, user.tenantId));
  const gone = await db.delete(allowedOrigin).where(own).returning({ id: allowedOrigin.id });
  if (gone.length === 0) throw new ApiError('not_found');
  siteOrigins.forget();
  return { deleted: true };
});

function toAllowedOrigin({ id, origin, mayFrame, createdAt }: typeof allowedOrigin.$inferSelect): AllowedOrigin {
  return { id, origin, mayFrame, createdAt: createdAt.toISOString() };
}
