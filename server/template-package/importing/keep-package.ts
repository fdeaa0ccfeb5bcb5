/**
 * Makes a checked package a template of the tenant. Every import has templates, files and pictures of its own: what was
 * made of the one before keeps everything that it was made of.
 */

import type { Ratio } from '@spotreel/sdk/internal/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CurrentUser } from '../../account/session/authenticate';
import type { Catalogue } from '../../library/catalogue/catalogue';
import { nextRevision } from '../../library/listing/live-listings';
import { favourite, ingredientTemplate } from '../../library/tables';
import { template, templateGroup } from '../../library/templates/tables';
import { takeTurns } from '../../platform/data/advisory-locks';
import type { Database } from '../../platform/data/database';
import { rowsOf } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import type { CheckedPackage } from '../checking/check-package';
import type { TemplatePackageServices } from '../domain';
import { templateMotionKind } from '../job-kinds';
import { templatePackage } from '../tables';
import { builtTemplate, listedFacts, type PackageKeys } from './package-rows';

export type PackageRow = typeof templatePackage.$inferSelect;

export interface KeptPackage {
  readonly checked: CheckedPackage;
  readonly keys: PackageKeys;
  /** Name in the package -> key. */
  readonly files: Readonly<Record<string, string>>;
  readonly sizeBytes: number;
}

type TemplateIds = Readonly<Partial<Record<Ratio, number>>>;

export async function keepPackage(
  { db, jobs, catalogue }: Pick<TemplatePackageServices, 'db' | 'jobs' | 'catalogue'>,
  user: CurrentUser,
  kept: KeptPackage,
): Promise<PackageRow> {
  const { manifest } = kept.checked;
  return db.transaction(async (tx) => {
    // the second of two with one package id replaces the first
    await takeTurns(tx, 'package-import', user.tenantId);
    const before = await packageOf(tx, user, manifest.id);
    const revision = await nextRevision(tx);
    const imported = { user, catalogue, kept, revision };
    const groupId = await putGroup(tx, imported, before);
    if (before) await retire(tx, before.templateIds, revision);
    const templateIds = await putTemplates(tx, imported, groupId);
    if (before) await moveStars(tx, before.templateIds, templateIds);
    const values = {
      tenantId: user.tenantId,
      packageId: manifest.id,
      manifest,
      files: kept.files,
      groupId,
      templateIds,
      sizeBytes: kept.sizeBytes,
      importedBy: (user.actor ?? user.row).id,
      updatedAt: new Date(),
      removedAt: null,
      revision: (before?.revision ?? 0) + 1,
    };
    const target = [templatePackage.tenantId, templatePackage.packageId];
    const [row] = await tx
      .insert(templatePackage)
      .values(values)
      .onConflictDoUpdate({ target, set: values })
      .returning();
    if (!row) throw new Error('The package was not inserted');
    if (manifest.kind === 'video') await jobs.enqueue(tx, [{ kind: templateMotionKind, subjectId: row.id }]);
    return row;
  });
}

/** Out of the lists, not out of the projects. Throws `not_found`. */
export async function removePackage(db: Database, user: CurrentUser, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    // First, as an import does: two that lock in different orders wait for each other.
    const revision = await nextRevision(tx);
    const own = and(eq(templatePackage.id, id), eq(templatePackage.tenantId, user.tenantId));
    const [row] = await tx.select().from(templatePackage).where(own).for('update');
    if (!row || row.removedAt) throw new ApiError('not_found');
    await retire(tx, row.templateIds, revision);
    await tx.update(templateGroup).set({ retired: true, revision }).where(eq(templateGroup.id, row.groupId));
    await tx.update(templatePackage).set({ removedAt: new Date() }).where(own);
  });
}

export async function packageOf(db: Database, user: CurrentUser, packageId: string): Promise<PackageRow | undefined> {
  const own = and(eq(templatePackage.tenantId, user.tenantId), eq(templatePackage.packageId, packageId));
  const [row] = await db.select().from(templatePackage).where(own);
  return row;
}

interface Import {
  readonly user: CurrentUser;
  readonly catalogue: Catalogue;
  readonly kept: KeptPackage;
  /** Revision of the listings that shows it. */
  readonly revision: number;
}

async function putGroup(
  tx: Database,
  { user, catalogue, kept, revision }: Import,
  before: PackageRow | undefined,
): Promise<number> {
  const { manifest } = kept.checked;
  const values = {
    ...listedFacts(manifest, catalogue),
    tenantId: user.tenantId,
    kinds: [manifest.kind],
    orientations: [...manifest.ratios],
    revision,
  };
  if (before) {
    await tx.update(templateGroup).set(values).where(eq(templateGroup.id, before.groupId));
    return before.groupId;
  }
  const [row] = await tx.insert(templateGroup).values(values).returning({ id: templateGroup.id });
  if (!row) throw new Error('The group was not inserted');
  return row.id;
}

async function putTemplates(
  tx: Database,
  { user, catalogue, kept, revision }: Import,
  groupId: number,
): Promise<TemplateIds> {
  const { keys } = kept;
  const { manifest } = kept.checked;
  const built = builtTemplate(manifest, keys, groupId, catalogue);
  const facts = listedFacts(manifest, catalogue);
  const pictures = Object.fromEntries([...keys.posters].map(([ratio, poster]) => [ratio, { poster }]));
  const ids: Partial<Record<Ratio, number>> = {};
  for (const [position, orientation] of manifest.ratios.entries()) {
    const id = await nextId(tx);
    const own = { id, tenantId: user.tenantId, position };
    await tx
      .insert(ingredientTemplate)
      .values({ ...own, templateFamilyId: null, source: { ...built, id, orientation } });
    const { kind, durationSeconds } = manifest;
    await tx
      .insert(template)
      .values({ ...own, ...facts, groupId, kind, orientation, durationSeconds, pictures, revision });
    ids[orientation] = id;
  }
  return ids;
}

async function nextId(tx: Database): Promise<number> {
  const [row] = await rowsOf<{ id: number }>(tx, sql`select nextval('template_project_id')::int as id`);
  if (!row) throw new Error('The sequence gave no id');
  return row.id;
}

async function retire(tx: Database, templateIds: TemplateIds, revision: number): Promise<void> {
  const ids = Object.values(templateIds);
  await tx.update(template).set({ retired: true, revision }).where(inArray(template.id, ids));
  await tx
    .update(ingredientTemplate)
    .set({ retired: true, retiredAt: new Date() })
    .where(inArray(ingredientTemplate.id, ids));
}

/** Moves the stars to the new import: people marked the design, not its import. */
async function moveStars(tx: Database, from: TemplateIds, to: TemplateIds): Promise<void> {
  for (const [ratio, id] of Object.entries(from) as [Ratio, number][]) {
    const next = to[ratio];
    if (next === undefined) continue;
    await tx
      .update(favourite)
      .set({ objectId: next })
      .where(and(eq(favourite.kind, 'template'), eq(favourite.objectId, id)));
  }
}
