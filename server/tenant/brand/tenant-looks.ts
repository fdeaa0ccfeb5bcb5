import type { Clock } from '@spotreel/sdk/internal/base';
import { houseId } from '../../account/plans/offered-plans';
import type { Database } from '../../platform/data/database';
import { createKeptValues, type KeptValues } from '../../platform/data/kept-values';
import { type BrandLook, findLook } from './brand-look';

/** The looks that pages wear, by tenant. Undefined: the look of the product. `house`: the tenant that runs the server. */
export type TenantLooks = KeptValues<number | 'house', BrandLook | undefined>;

const KEPT_MS = 10_000;
const MOST_KEPT = 500;

export function createTenantLooks(db: Database, clock: Clock): TenantLooks {
  return createKeptValues({ clock, keptMs: KEPT_MS, most: MOST_KEPT }, async (tenant: number | 'house') =>
    findLook(db, tenant === 'house' ? await houseId(db) : tenant),
  );
}
