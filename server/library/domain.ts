import type { LibraryManifest } from '@spotreel/sdk/internal/contract';
import { accountDomain } from '../account/domain';
import { createTenantLines } from '../account/rules/tenant-lines';
import { mediaDomain } from '../media/domain';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { type ParsingPool, typedParsing } from '../platform/parsing/parsing-pool';
import { openCatalogues } from './catalogue/open-catalogues';
import { implementInLibrary } from './implement';
import { createLiveListings } from './listing/live-listings';
import type { libraryParsers } from './parsers';

export interface LibraryOptions {
  readonly library: { readonly manifest: LibraryManifest };
  /** Its 3D templates are listed where they can be rendered. */
  readonly engine: { readonly hasBlender?: boolean } | { readonly unavailable: string };
  readonly parsing: ParsingPool;
}

/** Templates, recipes and music that come with the server or that teams have imported. */
export const libraryDomain = defineDomain({
  name: 'library',
  needs: [accountDomain, mediaDomain],
  async provide({ db, clock }, { library: { manifest }, engine, parsing }: LibraryOptions) {
    const hasBlender = 'hasBlender' in engine && engine.hasBlender === true;
    return {
      ...(await openCatalogues(db, manifest)),
      /** Animations and their groups, to be listed. */
      listings: createLiveListings(db, manifest, hasBlender),
      /** Tenants whose imported templates the people of a tenant have. */
      tenantLines: createTenantLines(db, clock),
      parsing: typedParsing<typeof libraryParsers>(parsing),
    };
  },
});

export type LibraryServices = ServicesOf<typeof libraryDomain>;

/** Implements calls of this domain. */
export const implement = implementInLibrary<LibraryServices>();
