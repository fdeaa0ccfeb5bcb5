import type { TenantLines } from '../account/rules/tenant-lines';
import type { AuthServices } from '../account/services';
import type { AddressBook } from '../media/addresses';
import { providedByRoot } from '../platform/modules/domain';
import type { Parsing } from '../platform/parsing/parsing';
import type { Catalogue } from './catalogue/catalogue';
import type { TenantCatalogues } from './catalogue/tenant-catalogues';
import type { LiveListings } from './listing/live-listings';
import type { libraryParsers } from './parsers';

export type LibraryServices = AuthServices & {
  /** The library; to a handler, with what the team of its caller has imported. */
  readonly catalogue: Catalogue;
  readonly catalogues: TenantCatalogues;
  /** Animations and their groups, to be listed. */
  readonly listings: LiveListings;
  /** Tenants whose imported templates the people of a tenant have. */
  readonly tenantLines: TenantLines;
  readonly addresses: AddressBook;
  readonly parsing: Parsing<typeof libraryParsers>;
};

export const libraryDomain = providedByRoot<LibraryServices>('library');
