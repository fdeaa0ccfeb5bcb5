import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../data/database';
import { librarySeed } from '../../data/schema/library';
import { template, templateGroup } from '../../data/schema/templates';
import { type CardRows, createCardRows } from './card-rows';
import { createListing, type ListedItem, type Listing } from './listing';

export interface Listings {
  readonly templates: Listing;
  readonly groups: Listing;
  readonly rows: CardRows;
}

export interface LiveListings {
  /** As the database has them now, whoever changed it. */
  current(): Promise<Listings>;
}

interface Known extends Listings {
  readonly revision: number;
}

/** The first call reads everything; a later one asks for the revision, and for what has changed since. */
export function createLiveListings(db: Database): LiveListings {
  const templates = new Map<number, ListedItem>();
  const groups = new Map<number, ListedItem>();
  let known: Known | undefined;
  let refreshing: Promise<Known> | undefined;
  const refresh = async (): Promise<Known> => {
    const revision = await revisionOf(db);
    if (known?.revision === revision) return known;
    await readTemplates(db, known?.revision ?? 0, templates);
    await readGroups(db, known?.revision ?? 0, groups);
    known = {
      revision,
      templates: createListing([...templates.values()]),
      groups: createListing([...groups.values()]),
      rows: createCardRows(db),
    };
    return known;
  };
  return {
    async current() {
      if (known && (await revisionOf(db)) === known.revision) return known;
      // Whoever came while others were waiting may have seen a later change than they did: it asks again.
      while (refreshing) await refreshing;
      refreshing = refresh().finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
  };
}

/** Of the templates: grows with each change of them, whichever server makes it. */
export async function revisionOf(db: Database): Promise<number> {
  const [row] = await db.select({ revision: librarySeed.revision }).from(librarySeed);
  return row?.revision ?? 0;
}

/** In the transaction that writes templates, before their rows: these carry what it answers. */
export async function nextRevision(tx: Database): Promise<number> {
  const [row] = await tx
    .update(librarySeed)
    .set({ revision: sql`${librarySeed.revision} + 1` })
    .where(eq(librarySeed.id, 1))
    .returning({ revision: librarySeed.revision });
  return row?.revision ?? 1;
}

/** Rows at a time: whoever asks something meanwhile need not wait for all of them. */
const BATCH = 4000;

async function readTemplates(db: Database, since: number, items: Map<number, ListedItem>): Promise<void> {
  const { id, tenantId, createdAt, tier, kind, orientation, categories, goals, moods, search, retired } = template;
  const columns = { id, tenantId, createdAt, tier, kind, orientation, categories, goals, moods, search, retired };
  await inBatches(async (after) => {
    const next = and(gt(template.revision, since), gt(id, after));
    const rows = await db.select(columns).from(template).where(next).orderBy(id).limit(BATCH);
    for (const { createdAt: at, kind: one, orientation: shape, ...row } of rows)
      keep(items, { ...row, createdAtMs: at.getTime(), kinds: [one], orientations: [shape] });
    return rows;
  });
}

async function readGroups(db: Database, since: number, items: Map<number, ListedItem>): Promise<void> {
  const { id, tenantId, createdAt, tier, kinds, orientations, categories, goals, moods, search, retired } =
    templateGroup;
  const columns = { id, tenantId, createdAt, tier, kinds, orientations, categories, goals, moods, search, retired };
  await inBatches(async (after) => {
    const next = and(gt(templateGroup.revision, since), gt(id, after));
    const rows = await db.select(columns).from(templateGroup).where(next).orderBy(id).limit(BATCH);
    for (const { createdAt: at, ...row } of rows) keep(items, { ...row, createdAtMs: at.getTime() });
    return rows;
  });
}

async function inBatches(read: (after: number) => Promise<readonly { readonly id: number }[]>): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await read(after);
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function keep(items: Map<number, ListedItem>, { retired, ...item }: ListedItem & { readonly retired: boolean }): void {
  if (retired) items.delete(item.id);
  else items.set(item.id, item);
}
