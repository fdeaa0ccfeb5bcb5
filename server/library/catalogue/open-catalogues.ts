import type { LibraryManifest } from '@spotreel/sdk/internal/contract';
import type { Database } from '../../platform/data/database';
import { createLibraryWords, type LibraryWords } from '../words/library-words';
import { type Catalogue, readCatalogue } from './catalogue';
import { createTenantCatalogues, type TenantCatalogues } from './tenant-catalogues';

export interface Catalogues {
  /** The library; to a handler, with what the team of its caller has imported. */
  readonly catalogue: Catalogue;
  readonly catalogues: TenantCatalogues;
  readonly libraryWords: LibraryWords;
}

/** `manifest`: the library that the database was seeded with. */
export async function openCatalogues(db: Database, manifest: LibraryManifest): Promise<Catalogues> {
  const catalogue = await readCatalogue(db);
  const libraryWords = createLibraryWords(manifest);
  return { catalogue, libraryWords, catalogues: createTenantCatalogues(db, catalogue, libraryWords) };
}
