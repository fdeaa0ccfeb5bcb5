/**
 * The library as one tenant has it, with the templates that were imported there or in a tenant above it. Replaced and removed imports are
 * included, since projects are made of them. Read again when the revision of the templates has grown, as the lists are.
 */

import type { BuiltTemplate } from '@spotreel/sdk/internal/contract';
import { and, eq } from 'drizzle-orm';
import { aboveOrAt } from '../../account/rules/tenant-tree';
import { media } from '../../media/tables';
import type { Database } from '../../platform/data/database';
import { revisionOf } from '../listing/live-listings';
import { ingredientTemplate } from '../tables';
import { inEnglish, type LibraryWords, type Say } from '../words/library-words';
import type { Catalogue } from './catalogue';
import { localizedCatalogue } from './localized-catalogue';

export interface TenantCatalogues {
  /** `language`: of the library's own words; default English. Templates of teams are as they were written. */
  of(tenantId: number, language?: string): Promise<Catalogue>;
  /** As it was read last, in English, without asking whether it has changed. Undefined: it is not kept. */
  lastOf(tenantId: number): KnownCatalogue | undefined;
}

export interface KnownCatalogue {
  readonly revision: number;
  readonly catalogue: Catalogue;
}

/** Teams and languages whose catalogues are kept. */
const KEPT = 200;

const ENGLISH = 'en';

export function createTenantCatalogues(db: Database, library: Catalogue, words: LibraryWords): TenantCatalogues {
  const kept = new Map<string, KnownCatalogue>();
  const spoken = new Map<Say, Catalogue>([[inEnglish, library]]);
  const libraryIn = (language: string): Catalogue => {
    const say = words.in(language);
    const found = spoken.get(say) ?? localizedCatalogue(library, language, say);
    spoken.set(say, found);
    return found;
  };
  return {
    async of(tenantId, language = ENGLISH) {
      const revision = await revisionOf(db);
      const key = keyOf(tenantId, language);
      const known = kept.get(key);
      if (known?.revision === revision) return known.catalogue;
      const catalogue = await readOwn(db, libraryIn(language), tenantId);
      kept.delete(key);
      kept.set(key, { revision, catalogue });
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return catalogue;
    },
    lastOf: (tenantId) => kept.get(keyOf(tenantId, ENGLISH)),
  };
}

function keyOf(tenantId: number, language: string): string {
  return `${tenantId} ${language}`;
}

async function readOwn(db: Database, library: Catalogue, tenantId: number): Promise<Catalogue> {
  const rows = await db.select().from(ingredientTemplate).where(aboveOrAt(tenantId, ingredientTemplate.tenantId));
  if (rows.length === 0) return library;
  const own = rows.filter(({ source }) => 'renderer' in source);
  const templates = own.map(({ id, source }) => [id, source as BuiltTemplate] as const);
  const pictures = await db
    .select()
    .from(media)
    .where(and(eq(media.sourceType, 'template'), aboveOrAt(tenantId, media.tenantId)));
  return {
    ...library,
    ingredients: new Map([...library.ingredients, ...templates]),
    templates: new Map([...library.templates, ...templates]),
    media: new Map([...library.media, ...pictures.map((row) => [row.id, row] as const)]),
    retired: new Set(own.filter(({ retired }) => retired).map(({ id }) => id)),
  };
}
