/** The lists of the library in memory, as the database has them. */

import type { LibraryManifest } from '@spotreel/sdk/internal/contract';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { templateWords } from '../search/item-words';
import { createKeyWords, groupKey } from '../search/key-words';
import { Vocabulary } from '../search/vocabulary';
import { librarySeed } from '../tables';
import { template, templateGroup } from '../templates/tables';
import { createLibraryWords, type LibraryWords } from '../words/library-words';
import { type CardRows, createCardRows } from './card-rows';
import { type HiddenTemplates, NOTHING_HIDDEN, templatesOfBlender } from './hidden-templates';
import { createListing, type ListedItem, type Listing } from './listing';
import { createRecipeListing } from './recipe-listing';

export interface Listings {
  readonly recipes: Listing;
  readonly templates: Listing;
  readonly groups: Listing;
  readonly rows: CardRows;
  /** Templates of the library that this server does not offer. */
  readonly hidden: HiddenTemplates;
  /** The words of all of them. */
  readonly vocabulary: Vocabulary;
}

export interface LiveListings {
  /** As the database has them now, whichever process changed it. */
  current(): Promise<Listings>;
}

interface Known extends Listings {
  readonly revision: number;
}

/**
 * The first call reads everything; a later one asks for the revision, and for what has changed since. `manifest`: the library
 * that the database was seeded with. `hasBlender`: 3D templates are listed, too.
 */
export function createLiveListings(db: Database, manifest: LibraryManifest, hasBlender: boolean): LiveListings {
  const hidden = hasBlender ? NOTHING_HIDDEN : templatesOfBlender(manifest);
  const searchWords = { vocabulary: new Vocabulary(), keyWords: createKeyWords(manifest) };
  const itemWords = { vocabulary: searchWords.vocabulary, library: createLibraryWords(manifest) };
  const recipes = createRecipeListing(manifest, searchWords);
  const templates = new Map<number, ListedItem>();
  const groups = new Map<number, ListedItem>();
  let known: Known | undefined;
  let refreshing: Promise<Known> | undefined;
  const refresh = async (): Promise<Known> => {
    const revision = await revisionOf(db);
    if (known?.revision === revision) return known;
    await readTemplates(db, known?.revision ?? 0, templates, itemWords);
    await readGroups(db, known?.revision ?? 0, groups, itemWords);
    for (const id of hidden.templateIds) templates.delete(id);
    for (const id of hidden.groupIds) groups.delete(id);
    known = {
      revision,
      recipes,
      templates: createListing([...templates.values()], searchWords),
      groups: createListing([...groups.values()], searchWords),
      rows: createCardRows(db),
      hidden,
      vocabulary: searchWords.vocabulary,
    };
    return known;
  };
  return {
    async current() {
      if (known && (await revisionOf(db)) === known.revision) return known;
      // A caller that came during the wait may have seen a later change: it asks again.
      while (refreshing) await refreshing;
      refreshing = refresh().finally(() => {
        refreshing = undefined;
      });
      return refreshing;
    },
  };
}

/** Revision of the templates: grows with each change, on any server. */
export async function revisionOf(db: Database): Promise<number> {
  const [row] = await db.select({ revision: librarySeed.revision }).from(librarySeed);
  return row?.revision ?? 0;
}

/** Condition: the templates still have the revision, for a statement that depends on an earlier read. */
export function isTemplateRevision(revision: number): SQL {
  return sql`coalesce((select ${librarySeed.revision} from ${librarySeed}), 0) = ${revision}`;
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

/** Rows at a time: other requests are served between two batches. */
const BATCH = 4000;

async function readTemplates(
  db: Database,
  since: number,
  items: Map<number, ListedItem>,
  itemWords: WordSources,
): Promise<void> {
  const { id, groupId, name, description, tenantId, createdAt, tier, kind, orientation, search, retired } = template;
  const { categories, goals, moods } = template;
  const facets = { tier, kind, orientation, categories, goals, moods };
  const columns = { id, groupId, name, description, tenantId, createdAt, search, retired, ...facets };
  await inBatches(async (after) => {
    const next = and(gt(template.revision, since), gt(id, after));
    const rows = await db.select(columns).from(template).where(next).orderBy(id).limit(BATCH);
    for (const row of rows) {
      const listed = { ...row, kinds: [row.kind], orientations: [row.orientation] };
      keep(items, listed, row.groupId, itemWords);
    }
    return rows;
  });
}

async function readGroups(
  db: Database,
  since: number,
  items: Map<number, ListedItem>,
  itemWords: WordSources,
): Promise<void> {
  const { id, name, description, tenantId, createdAt, tier, kinds, orientations, search, retired } = templateGroup;
  const { categories, goals, moods } = templateGroup;
  const facets = { tier, kinds, orientations, categories, goals, moods };
  const columns = { id, name, description, tenantId, createdAt, search, retired, ...facets };
  await inBatches(async (after) => {
    const next = and(gt(templateGroup.revision, since), gt(id, after));
    const rows = await db.select(columns).from(templateGroup).where(next).orderBy(id).limit(BATCH);
    for (const row of rows) keep(items, row, row.id, itemWords);
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

/** Vocabulary of the items, and the library's own words in other languages. */
interface WordSources {
  readonly vocabulary: Vocabulary;
  readonly library: LibraryWords;
}

interface ListedRow extends Omit<ListedItem, 'createdAtMs' | 'words' | 'topicKey'> {
  readonly name: string;
  readonly description: string;
  readonly search: string;
  readonly createdAt: Date;
  readonly retired: boolean;
}

function keep(
  items: Map<number, ListedItem>,
  row: ListedRow,
  groupId: number | null,
  { vocabulary, library }: WordSources,
): void {
  const { id, tenantId, tier, kinds, orientations, categories, goals, moods, createdAt, retired } = row;
  if (retired) return void items.delete(id);
  items.set(id, {
    id,
    tenantId,
    tier,
    kinds,
    orientations,
    categories,
    goals,
    moods,
    createdAtMs: createdAt.getTime(),
    topicKey: groupKey(groupId ?? 0),
    words: templateWords(vocabulary, row, tenantId === null ? library : undefined),
  });
}
