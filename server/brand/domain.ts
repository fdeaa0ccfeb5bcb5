import { accountDomain } from '../account/domain';
import { libraryDomain } from '../library/domain';
import { implementInLibrary } from '../library/implement';
import { mediaDomain } from '../media/domain';
import type { Database } from '../platform/data/database';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { definePort } from '../platform/modules/port';

/** Things that show a brand. */
export interface BrandUses {
  /** They go on without it when it is deleted. */
  leave(tx: Database, brandId: number): Promise<void>;
}

export const brandUsesPort = definePort<BrandUses>('uses of brands');

/** Brands of people: name, logo, colors and font. */
export const brandDomain = defineDomain({
  name: 'brand',
  needs: [accountDomain, mediaDomain, libraryDomain],
  ports: { brandUses: brandUsesPort },
});

export type BrandServices = ServicesOf<typeof brandDomain>;

/** Implements calls of this domain. */
export const implement = implementInLibrary<BrandServices>();
