/**
 * Drops imports that were replaced or removed long ago, once nothing is made of them. The rows go first, files follow
 * what no row names. After an interruption the next run goes on, and a file is never gone before its row.
 */
import path from 'node:path';
import type { BuiltTemplate } from '@spotreel/sdk/internal/contract';
import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import { nextRevision } from '../../library/listing/live-listings';
import { IMPORTED_PREFIX } from '../../library/seeding/manifest-rows';
import { ingredientTemplate } from '../../library/tables';
import { media } from '../../media/tables';
import type { Database } from '../../platform/data/database';
import type { Storage } from '../../platform/storage/storage';
import type { TemplatePackageServices } from '../domain';
import { templatePackage } from '../tables';
import { mediaOfTemplate, type Uses, usesOf } from './uses';

type Swept = Pick<TemplatePackageServices, 'db' | 'storage' | 'clock'>;
type TemplateRow = typeof ingredientTemplate.$inferSelect;

const DAY_MS = 24 * 60 * 60 * 1000;
/** An editor that has been open for so long may still undo its way back to a scene that no save has had since. */
const RETIRED_MS = 30 * DAY_MS;
/** An import stores its files before its rows. */
const STORING_MS = DAY_MS;

export async function sweepImports({ db, storage, clock }: Swept): Promise<void> {
  const retiredBefore = new Date(clock.now() - RETIRED_MS);
  const storedBefore = new Date(clock.now() - STORING_MS);
  const tenants = await tenantsWithImports(db, storage);
  for (const tenantId of tenants) {
    await dropRows(db, tenantId, retiredBefore);
    await dropFolders({ db, storage }, tenantId, storedBefore);
    await dropPictures({ db, storage }, tenantId, storedBefore);
  }
}

async function tenantsWithImports(db: Database, storage: Storage): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ tenantId: ingredientTemplate.tenantId })
    .from(ingredientTemplate)
    .where(isNotNull(ingredientTemplate.tenantId));
  const folders = (await storage.list(IMPORTED_PREFIX.slice(0, -1))).map(Number).filter(Number.isSafeInteger);
  return new Set([...rows.flatMap(({ tenantId }) => tenantId ?? []), ...folders]);
}

async function dropRows(db: Database, tenantId: number, retiredBefore: Date): Promise<void> {
  const own = and(eq(ingredientTemplate.tenantId, tenantId), lt(ingredientTemplate.retiredAt, retiredBefore));
  const isDue = and(own, eq(ingredientTemplate.retired, true));
  if ((await db.select({ id: ingredientTemplate.id }).from(ingredientTemplate).where(isDue).limit(1)).length === 0)
    return;
  await db.transaction(async (tx) => {
    // First, as an import does: two that lock in different orders wait for each other.
    await nextRevision(tx);
    const due = await tx.select().from(ingredientTemplate).where(isDue);
    const ids = unused(due, await usesOf(tx, tenantId)).map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.delete(ingredientTemplate).where(inArray(ingredientTemplate.id, ids));
    const packages = await tx
      .select()
      .from(templatePackage)
      .where(and(eq(templatePackage.tenantId, tenantId), isNotNull(templatePackage.removedAt)));
    for (const { id, templateIds } of packages)
      if (Object.values(templateIds).every((templateId) => ids.includes(templateId)))
        await tx.update(templatePackage).set({ files: {}, sizeBytes: 0 }).where(eq(templatePackage.id, id));
  });
}

/** A project may change its ratio: one used template keeps its whole import. */
function unused(rows: readonly TemplateRow[], { templateIds }: Uses): TemplateRow[] {
  const kept = new Set(rows.filter(({ id }) => templateIds.has(id)).flatMap(foldersOf));
  return rows.filter((row) => !foldersOf(row).some((folder) => kept.has(folder)));
}

/** Folders of the files of its import. */
function foldersOf({ source }: TemplateRow): string[] {
  const { layouts } = source as BuiltTemplate;
  return [...new Set(Object.values(layouts).map(({ file }) => path.posix.dirname(file)))];
}

async function dropFolders({ db, storage }: Omit<Swept, 'clock'>, tenantId: number, storedBefore: Date): Promise<void> {
  const own = `${IMPORTED_PREFIX}${tenantId}`;
  const names = await storage.list(own);
  const rows = await db.select().from(ingredientTemplate).where(eq(ingredientTemplate.tenantId, tenantId));
  const named = new Set(rows.flatMap(foldersOf));
  for (const folder of names.map((name) => `${own}/${name}`)) {
    if (named.has(folder) || (await newestIn(storage, folder)) >= storedBefore.getTime()) continue;
    await storage.deleteAll(folder);
  }
}

async function newestIn(storage: Storage, folder: string): Promise<number> {
  const files = await Promise.all((await storage.list(folder)).map((name) => storage.head(`${folder}/${name}`)));
  return Math.max(0, ...files.map((file) => file?.modifiedAt.getTime() ?? 0));
}

/** Pictures that came with imports which are gone. Those that somebody has put elsewhere stay. */
async function dropPictures(
  { db, storage }: Omit<Swept, 'clock'>,
  tenantId: number,
  storedBefore: Date,
): Promise<void> {
  const ofTemplates = and(eq(media.tenantId, tenantId), eq(media.sourceType, 'template'));
  const stored = await db
    .select({ id: media.id, fileKey: media.fileKey })
    .from(media)
    .where(and(ofTemplates, lt(media.createdAt, storedBefore)));
  const rows = await db.select().from(ingredientTemplate).where(eq(ingredientTemplate.tenantId, tenantId));
  const named = new Set(rows.flatMap(({ source }) => mediaOfTemplate(source as BuiltTemplate)));
  const unnamed = stored.filter(({ id }) => !named.has(id));
  if (unnamed.length === 0) return;
  const { mediaIds } = await usesOf(db, tenantId);
  for (const { id, fileKey } of unnamed.filter((picture) => !mediaIds.has(picture.id))) {
    await storage.deleteAll(path.posix.dirname(fileKey));
    await db.delete(media).where(eq(media.id, id));
  }
}
