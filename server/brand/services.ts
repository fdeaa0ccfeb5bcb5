import type { LibraryServices } from '../library/services';
import type { MediaServices } from '../media/services';
import type { Database } from '../platform/data/database';
import { providedByRoot } from '../platform/modules/domain';

export type BrandServices = LibraryServices &
  MediaServices & {
    /** Projects of a deleted brand go on without one. */
    readonly leaveBrand: (tx: Database, brandId: number) => Promise<void>;
  };

export const brandDomain = providedByRoot<BrandServices>('brand');
