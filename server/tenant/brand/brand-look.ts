/**
 * The look that people of a tenant see: what the tenant has set, then what those above it have. The house is another
 * company, so nothing is taken from it.
 */
import type { LegalPageKind } from '@spotreel/sdk/internal/contract';
import { inArray } from 'drizzle-orm';
import { tenantLine } from '../../account/rules/tenant-tree';
import type { Database } from '../../platform/data/database';
import { writtenPages } from '../legal/legal-pages';
import { tenantBrand } from '../tables';
import { brandSources } from './brand-sources';

export type BrandValues = Omit<typeof tenantBrand.$inferSelect, 'tenantId' | 'updatedAt'>;

export interface BrandLook extends BrandValues {
  readonly tenantId: number;
  readonly name: string;
  readonly isHouse: boolean;
  /** Legal pages that its people can read in the app. */
  readonly legalPages: readonly LegalPageKind[];
}

/** Brand of the house until an operator changes it: the product's own. */
export const PRODUCT_NAME = 'Spotreel';

export const UNSET: BrandValues = {
  accent: null,
  font: null,
  logoKey: null,
  logoDarkKey: null,
  iconKey: null,
  senderName: null,
  senderAddress: null,
  replyTo: null,
  supportUrl: null,
  termsUrl: null,
  privacyUrl: null,
};

/** Undefined: there is no such tenant, or it is the house in the look of the product. */
export async function findLook(db: Database, tenantId: number): Promise<BrandLook | undefined> {
  const line = await tenantLine(db, tenantId);
  const [own] = line;
  if (!own) return undefined;
  const isHouse = own.kind === 'house';
  const ids = brandSources(line);
  const rows = await db.select().from(tenantBrand).where(inArray(tenantBrand.tenantId, ids));
  if (isHouse && own.name === PRODUCT_NAME && rows.length === 0) return undefined;
  const nearestFirst = ids.flatMap((id) => rows.find((row) => row.tenantId === id) ?? []);
  const legalPages = await writtenPages(db, ids);
  return { ...inherited(nearestFirst), tenantId, name: own.name, isHouse, legalPages };
}

/** Both logos come from one tenant, and so does the name of the sender. */
function inherited(rows: readonly (BrandValues & { readonly tenantId: number })[]): BrandValues {
  const first = <Name extends keyof BrandValues>(name: Name) => rows.find((row) => row[name] !== null)?.[name] ?? null;
  const logos = rows.find(({ logoKey, logoDarkKey }) => logoKey !== null || logoDarkKey !== null);
  return {
    accent: first('accent'),
    font: first('font'),
    logoKey: logos?.logoKey ?? logos?.logoDarkKey ?? null,
    logoDarkKey: logos?.logoDarkKey ?? null,
    iconKey: first('iconKey'),
    senderName: rows[0]?.senderName ?? null,
    senderAddress: first('senderAddress'),
    replyTo: first('replyTo'),
    supportUrl: first('supportUrl'),
    termsUrl: first('termsUrl'),
    privacyUrl: first('privacyUrl'),
  };
}
