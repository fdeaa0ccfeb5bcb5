/** Terms, privacy and cookies of a tenant, as Markdown that its admins write in the app. */
import {
  LEGAL_PAGES,
  type LegalPageDraft,
  type LegalPageKind,
  type LegalPageLink,
} from '@spotreel/sdk/internal/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { houseId } from '../../account/plans/offered-plans';
import { tenantLine } from '../../account/rules/tenant-tree';
import type { Database } from '../../platform/data/database';
import { brandSources } from '../brand/brand-sources';
import { legalPage } from '../tables';

export type LegalPageRow = typeof legalPage.$inferSelect;

/** The page that people of a tenant read: its own, else that of the nearest tenant above it which has one. */
export async function findLegalPage(
  db: Database,
  tenantId: number,
  kind: LegalPageKind,
): Promise<LegalPageRow | undefined> {
  const sources = brandSources(await tenantLine(db, tenantId));
  if (sources.length === 0) return undefined;
  const rows = await db
    .select()
    .from(legalPage)
    .where(and(inArray(legalPage.tenantId, sources), eq(legalPage.kind, kind)));
  return sources.flatMap((id) => rows.find((row) => row.tenantId === id) ?? [])[0];
}

/** Pages that any of these tenants has written, in the order of menus. */
export async function writtenPages(db: Database, tenantIds: readonly number[]): Promise<LegalPageKind[]> {
  const rows = await db
    .selectDistinct({ kind: legalPage.kind })
    .from(legalPage)
    .where(inArray(legalPage.tenantId, [...tenantIds]));
  return LEGAL_PAGES.filter((kind) => rows.some((row) => row.kind === kind));
}

/** Pages of the tenant that runs the server. */
export async function houseLegalPages(db: Database): Promise<LegalPageLink[]> {
  const kinds = await writtenPages(db, [await houseId(db)]);
  return kinds.map((kind) => ({ kind, path: legalPagePath(kind) }));
}

/** The path in the app. `tenantId`: its people may be at another domain than their own. */
export function legalPagePath(kind: LegalPageKind, of?: { readonly tenantId: number }): string {
  return of ? `/${kind}?tenant=${of.tenantId}` : `/${kind}`;
}

/** All pages of one tenant; those that it has not written are empty. */
export async function legalPageDrafts(db: Database, tenantId: number): Promise<LegalPageDraft[]> {
  const rows = await db.select().from(legalPage).where(eq(legalPage.tenantId, tenantId));
  return LEGAL_PAGES.map((kind) =>
    toDraft(
      kind,
      rows.find((row) => row.kind === kind),
    ),
  );
}

/** An empty text takes the page away. */
export async function storeLegalPage(
  tx: Database,
  tenantId: number,
  kind: LegalPageKind,
  text: string,
): Promise<LegalPageDraft> {
  if (text === '') {
    await tx.delete(legalPage).where(and(eq(legalPage.tenantId, tenantId), eq(legalPage.kind, kind)));
    return toDraft(kind, undefined);
  }
  const set = { text, updatedAt: new Date() };
  const [row] = await tx
    .insert(legalPage)
    .values({ tenantId, kind, ...set })
    .onConflictDoUpdate({ target: [legalPage.tenantId, legalPage.kind], set })
    .returning();
  return toDraft(kind, row);
}

function toDraft(kind: LegalPageKind, row: LegalPageRow | undefined): LegalPageDraft {
  return { kind, text: row?.text ?? '', updatedAt: row?.updatedAt.toISOString() ?? null };
}
