/**
 * The library of the database, whole and by id. It is small and changes only with a new build, so it is read once and
 * kept; retired parts are not in it.
 */

import type { BuiltIngredient, BuiltSample, BuiltTemplate, LibraryManifest } from '@spotreel/sdk/internal/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { MediaRow } from '../../media/media-row';
import { media } from '../../media/tables';
import type { Database } from '../../platform/data/database';
import * as schema from '../tables';
import { inEnglish, type Say } from '../words/library-words';

export interface KitEntry {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly bpm: number;
  readonly moods: readonly string[];
  readonly samples: readonly BuiltSample[];
}

export interface FamilyEntry {
  readonly id: number;
  readonly recipeId: number;
  readonly tier: 'free' | 'premium';
  readonly source: schema.FamilySource;
  /** Index of the equally good track that its projects begin with: no two styles with one kit have the same number. */
  readonly musicSeed: number;
  readonly ingredients: readonly BuiltIngredient[];
}

export interface RecipeEntry {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly tier: 'free' | 'premium';
  readonly goals: readonly string[];
  readonly moods: readonly string[];
  readonly families: readonly FamilyEntry[];
}

export interface Catalogue {
  /** Code of the language of all names, descriptions and labels. */
  readonly language: string;
  /** Says other texts of the library in that language. */
  readonly say: Say;
  /** '' for a database without a library. */
  readonly hash: string;
  readonly goals: readonly (typeof schema.goal.$inferSelect)[];
  readonly moods: readonly (typeof schema.mood.$inferSelect)[];
  readonly categories: readonly (typeof schema.category.$inferSelect)[];
  readonly recipes: readonly RecipeEntry[];
  readonly families: ReadonlyMap<number, FamilyEntry>;
  readonly ingredients: ReadonlyMap<number, BuiltIngredient>;
  /** Single templates, outside recipes; `ingredients` has them too. */
  readonly templates: ReadonlyMap<number, BuiltTemplate>;
  /** Ids that a team has replaced or removed: existing projects keep working, new ones are not made. */
  readonly retired: ReadonlySet<number>;
  readonly kits: ReadonlyMap<number, KitEntry>;
  readonly samples: ReadonlyMap<number, BuiltSample>;
  /** Pictures and videos that come with the product. */
  readonly media: ReadonlyMap<number, MediaRow>;
  readonly fonts: LibraryManifest['fonts'] | undefined;
}

export async function readCatalogue(db: Database): Promise<Catalogue> {
  const { goal, mood, category } = schema;
  const [seed] = await db.select().from(schema.librarySeed);
  const kits = await readKits(db);
  const recipes = await readRecipes(db);
  const templates = await readTemplates(db);
  const families = recipes.flatMap((recipe) => recipe.families);
  const pictures = await db.select().from(media).where(eq(media.sourceType, 'library')).orderBy(asc(media.id));
  return {
    language: 'en',
    say: inEnglish,
    hash: seed?.hash ?? '',
    fonts: seed?.fonts,
    goals: await db.select().from(goal).where(eq(goal.retired, false)).orderBy(asc(goal.position)),
    moods: await db.select().from(mood).where(eq(mood.retired, false)).orderBy(asc(mood.position)),
    categories: await db.select().from(category).where(eq(category.retired, false)).orderBy(asc(category.position)),
    recipes,
    families: byId(families),
    ingredients: byId([...families.flatMap((family) => family.ingredients), ...templates]),
    templates: byId(templates),
    retired: new Set(),
    kits: byId(kits),
    samples: byId(kits.flatMap((kit) => kit.samples)),
    media: byId(pictures.filter((row) => !row.retired)),
  };
}

async function readKits(db: Database): Promise<KitEntry[]> {
  const { musicKit, audioSample } = schema;
  const kits = await db.select().from(musicKit).where(eq(musicKit.retired, false)).orderBy(asc(musicKit.position));
  const samples = await db
    .select()
    .from(audioSample)
    .where(eq(audioSample.retired, false))
    .orderBy(asc(audioSample.position));
  const byKit = groupBy(samples, (row) => row.musicKitId);
  return kits.map((kit) => ({ ...kit, samples: (byKit.get(kit.id) ?? []).map(({ source }) => source) }));
}

async function readRecipes(db: Database): Promise<RecipeEntry[]> {
  const { recipe, templateFamily: family, ingredientTemplate: ingredient } = schema;
  const recipes = await db.select().from(recipe).where(eq(recipe.retired, false)).orderBy(asc(recipe.position));
  const families = await db.select().from(family).where(eq(family.retired, false)).orderBy(asc(family.position));
  const rows = await db
    .select()
    .from(ingredient)
    .where(eq(ingredient.retired, false))
    .orderBy(asc(ingredient.position));
  const byFamily = groupBy(rows, (row) => row.templateFamilyId ?? 0);
  const byRecipe = groupBy(families, (row) => row.recipeId);
  const ordered = recipes.flatMap((row) => byRecipe.get(row.id) ?? []);
  const byDefaultKit = groupBy(ordered, ({ source: { defaultMusicKitId } }) => defaultMusicKitId);
  return recipes.map((row) => ({
    ...row,
    families: (byRecipe.get(row.id) ?? []).map((style) => ({
      id: style.id,
      recipeId: style.recipeId,
      tier: row.tier,
      source: style.source,
      musicSeed: (byDefaultKit.get(style.source.defaultMusicKitId) ?? []).indexOf(style),
      ingredients: (byFamily.get(style.id) ?? []).map((entry) => entry.source),
    })),
  }));
}

async function readTemplates(db: Database): Promise<BuiltTemplate[]> {
  const { ingredientTemplate: table } = schema;
  const alone = and(eq(table.retired, false), isNull(table.templateFamilyId), isNull(table.tenantId));
  const rows = await db.select().from(table).where(alone).orderBy(asc(table.position));
  return rows.map(({ source }) => source).filter((source) => 'renderer' in source);
}

function byId<Item extends { readonly id: number }>(items: readonly Item[]): Map<number, Item> {
  return new Map(items.map((item) => [item.id, item]));
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
