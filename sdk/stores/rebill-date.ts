import type { User } from '../contract/schemas/user';

/** From then on a product counts as bought for life (document, section 9). */
const LIFETIME = '2100-01-01';

/** When the plan is paid for again, as a timestamp: the next end of a running monthly plan. Undefined: nothing is rebilled. */
export function rebillDate(products: User['products'], nowMs: number): string | undefined {
  const ends = products.flatMap(({ productType, status, expiresAt }) => {
    const isRebilled = productType === 'recurring' && status === 'active' && expiresAt !== null;
    return isRebilled && expiresAt < LIFETIME && Date.parse(expiresAt) > nowMs ? [expiresAt] : [];
  });
  return ends.toSorted((a, b) => Date.parse(a) - Date.parse(b))[0];
}
