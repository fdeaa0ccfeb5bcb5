/**
 * The library as one tenant has it, with the templates that were imported there or in a tenant above it. Replaced and removed imports are
 * included, since projects are made of them. Read again when the revision of the templates has grown, as the lists are.
 */

import type { BuiltTemplate } from '@spotreel/sdk/contract';
import { and, eq } from 'drizzle-orm';
import { aboveOrAt } from '../../account/rules/tenant-tree';
import { media } from '../../media/tables';
import type { Database } from '../../platform/data/database';
import { revisionOf } from '../listing/live-listings';
import { ingredientTemplate } from '../tables';
import type { Catalogue } from './catalogue';

export interface TenantCatalogues {
  of(tenantId: number): Promise<Catalogue>;
  /** As it was read last, without asking whether it has changed. Undefined: it is not kept. */
  lastOf(tenantId: number): KnownCatalogue | undefined;
}

export interface KnownCatalogue {
  readonly revision: number;
  readonly catalogue: Catalogue;
}

/** Teams whose catalogues are kept. */
const KEPT = 200;

export function createTenantCatalogues(db: Database, library: Catalogue): TenantCatalogues {
  const kept = new Map<number, KnownCatalogue>();
  return {
    async of(tenantId) {
      const revision = await revisionOf(db);
      const known = kept.get(tenantId);
      if (known?.revision === revision) return known.catalogue;
      const catalogue = await readOwn(db, library, tenantId);
      kept.delete(tenantId);
      kept.set(tenantId, { revision, catalogue });
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return catalogue;
    },
    lastOf: (tenantId) => kept.get(tenantId),
  };
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
