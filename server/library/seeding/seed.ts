/**
 * Writes the built library into the database when its hash has changed. What the library no longer holds is marked as
 * retired, never deleted. Projects refer to it by id, and a library that gets it back shows it again.
 */

import type { LibraryManifest } from '@spotreel/sdk/internal/contract';
import { and, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { media } from '../../media/tables';
import { takeTurns } from '../../platform/data/advisory-locks';
import type { Database } from '../../platform/data/database';
import { nextRevision } from '../listing/live-listings';
import * as schema from '../tables';
import { template, templateGroup } from '../templates/tables';
import { libraryMedia, rowsOfFamilies, rowsOfKits, rowsOfRecipes, rowsOfTemplates } from './manifest-rows';

/** Seeds the library; true if it was written. */
export async function seedLibrary(db: Database, manifest: LibraryManifest): Promise<boolean> {
  return db.transaction(async (tx) => {
    await takeTurns(tx, 'library-seed');
    const [seeded] = await tx.select().from(schema.librarySeed).where(eq(schema.librarySeed.id, 1));
    if (seeded?.hash === manifest.hash) return false;
    await replace(
      tx,
      schema.goal,
      manifest.goals.map((goal, position) => ({ ...goal, position })),
    );
    await replace(
      tx,
      schema.mood,
      manifest.moods.map((mood, position) => ({ ...mood, position })),
    );
    await replace(tx, media, manifest.media.map(libraryMedia), sql`source_type = 'library'`);
    const kits = rowsOfKits(manifest);
    await replace(tx, schema.musicKit, kits.kits);
    await replace(tx, schema.audioSample, kits.samples);
    await replace(tx, schema.recipe, rowsOfRecipes(manifest));
    const families = rowsOfFamilies(manifest);
    await replace(tx, schema.templateFamily, families.families);
    await replace(tx, schema.ingredientTemplate, families.ingredients, sql`tenant_id is null`);
    await replace(
      tx,
      schema.category,
      manifest.categories.map((category, position) => ({ ...category, position })),
    );
    await replaceTemplates(tx, manifest);
    const state = { id: 1, hash: manifest.hash, fonts: manifest.fonts, seededAt: new Date() };
    await tx.insert(schema.librarySeed).values(state).onConflictDoUpdate({ target: schema.librarySeed.id, set: state });
    return true;
  });
}

/** All rows carry the new revision, those of retired templates too: lists that are in memory learn of them by it. */
async function replaceTemplates(tx: Database, manifest: LibraryManifest): Promise<void> {
  const revision = await nextRevision(tx);
  const { groups, templates } = rowsOfTemplates(manifest);
  const stamped = <Row extends object>(rows: readonly Row[]) => rows.map((row) => ({ ...row, revision }));
  await replace(tx, templateGroup, stamped(groups), sql`tenant_id is null`);
  await replace(tx, template, stamped(templates), sql`tenant_id is null`);
  for (const table of [templateGroup, template])
    await tx
      .update(table)
      .set({ revision })
      .where(and(eq(table.retired, true), isNull(table.tenantId)));
}

type LibraryTable = PgTable & { readonly id: PgColumn; readonly retired: PgColumn };

/** `scope`: which rows of the table the library owns; default all. */
async function replace(
  tx: Database,
  table: LibraryTable,
  rows: readonly { readonly id: number }[],
  scope: SQL | undefined = undefined,
): Promise<void> {
  const missing =
    rows.length > 0
      ? notInArray(
          table.id,
          rows.map(({ id }) => id),
        )
      : sql`true`;
  await tx
    .update(table)
    .set({ retired: true })
    .where(scope ? sql`${scope} and ${missing}` : missing);
  for (const row of rows) {
    const values = { ...row, retired: false };
    await tx.insert(table).values(values).onConflictDoUpdate({ target: table.id, set: values });
  }
}
