import { and, eq, isNull } from 'drizzle-orm';
import type { Entitlements } from '../../account/plans/entitlements';
import type { CurrentUser, Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { requireUnusedRender } from '../renders/render-room';
import { deviceExport } from './tables';

/** Counts an export before it begins; answers its id. Throws `render_limit`. */
export async function addDeviceExport(
  tx: Database,
  user: CurrentUser,
  projectId: number,
  entitlements: Pick<Entitlements, 'limits' | 'products'>,
  nowMs: number,
): Promise<number> {
  await requireUnusedRender(tx, user, entitlements, nowMs);
  const values = { tenantId: user.tenantId, ownerId: user.id, projectId, createdAt: new Date(nowMs) };
  const [row] = await tx.insert(deviceExport).values(values).returning({ id: deviceExport.id });
  if (!row) throw new Error('The export was not counted');
  return row.id;
}

/** A request that is repeated after its export was taken back means a new try: it counts again. Throws `render_limit`. */
export async function countAgainIfTakenBack(
  tx: Database,
  user: CurrentUser,
  id: number,
  entitlements: Pick<Entitlements, 'limits' | 'products'>,
  nowMs: number,
): Promise<void> {
  const [row] = await tx
    .select({ takenBackAt: deviceExport.takenBackAt })
    .from(deviceExport)
    .where(eq(deviceExport.id, id))
    .for('update');
  if (!row?.takenBackAt) return;
  await requireUnusedRender(tx, user, entitlements, nowMs);
  const again = { createdAt: new Date(nowMs), takenBackAt: null };
  await tx.update(deviceExport).set(again).where(eq(deviceExport.id, id));
}

/** Does nothing for one that was taken back already. Throws `not_found`, also for one of another person. */
export async function takeBack(
  tx: Database,
  owner: Owner,
  { projectId, deviceExportId }: { readonly projectId: number; readonly deviceExportId: number },
  now: Date,
): Promise<void> {
  const own = and(
    eq(deviceExport.id, deviceExportId),
    eq(deviceExport.ownerId, owner.id),
    eq(deviceExport.tenantId, owner.tenantId),
    eq(deviceExport.projectId, projectId),
  );
  const [row] = await tx.select({ id: deviceExport.id }).from(deviceExport).where(own);
  if (!row) throw new ApiError('not_found');
  await tx
    .update(deviceExport)
    .set({ takenBackAt: now })
    .where(and(own, isNull(deviceExport.takenBackAt)));
}
