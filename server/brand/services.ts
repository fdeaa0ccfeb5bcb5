import type { LibraryServices } from '../library/services';
import type { MediaServices } from '../media/services';
import type { Database } from '../platform/data/database';

export type BrandServices = LibraryServices &
  MediaServices & {
    /** Projects of a deleted organisation go on without one. */
    readonly leaveOrganisation: (tx: Database, organisationId: number) => Promise<void>;
  };
