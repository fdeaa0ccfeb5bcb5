import { and, eq, inArray } from 'drizzle-orm';
import type { CurrentUser } from '../account/session/authenticate';
import type { Database } from '../platform/data/database';
import { ApiError } from '../platform/http/api-error';
import type { LibraryServices } from './domain';
import { favourite } from './tables';
import { template, templateGroup } from './templates/tables';
import { isVisible } from './visible';

const kinds = ['recipe', 'template', 'template-group'] as const;
export type FavouriteKind = (typeof kinds)[number];

/** Marks of a user: ids by kind. */
export type Favourites = Readonly<Record<FavouriteKind, ReadonlySet<number>>>;

type Parts = Pick<LibraryServices, 'db' | 'catalogue'>;

export async function favouritesOf(db: Database, user: CurrentUser): Promise<Favourites> {
  const rows = await db
    .select({ kind: favourite.kind, id: favourite.objectId })
    .from(favourite)
    .where(and(eq(favourite.userId, user.id), inArray(favourite.kind, [...kinds])));
  const of = (kind: FavouriteKind) => new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id));
  return { recipe: of('recipe'), template: of('template'), 'template-group': of('template-group') };
}

/** Condition of a list for `favourites`: the marked ones alone, the others alone, or all. */
export function onlyMarked(marks: ReadonlySet<number>, favourites: boolean | undefined) {
  if (favourites === undefined) return {};
  return favourites ? { only: [...marks] } : { without: [...marks] };
}

/** Marking twice is marking once. Throws `not_found`. */
export async function markFavourite(parts: Parts, user: CurrentUser, kind: FavouriteKind, objectId: number) {
  if (!(await exists(parts, user, kind, objectId))) throw new ApiError('not_found');
  await parts.db.insert(favourite).values({ userId: user.id, kind, objectId }).onConflictDoNothing();
  return { id: objectId };
}

/** Throws `not_found` for what is neither marked nor there; what is retired by now can still be unmarked. */
export async function unmarkFavourite(parts: Parts, user: CurrentUser, kind: FavouriteKind, objectId: number) {
  const own = and(eq(favourite.userId, user.id), eq(favourite.kind, kind), eq(favourite.objectId, objectId));
  const gone = await parts.db.delete(favourite).where(own).returning({ id: favourite.objectId });
  if (gone.length === 0 && !(await exists(parts, user, kind, objectId))) throw new ApiError('not_found');
  return { id: objectId };
}

async function exists({ db, catalogue }: Parts, user: CurrentUser, kind: FavouriteKind, id: number): Promise<boolean> {
  if (kind === 'recipe') return catalogue.recipes.some((recipe) => recipe.id === id);
  const table = kind === 'template' ? template : templateGroup;
  const seen = and(eq(table.id, id), isVisible(table, user));
  return (await db.select({ id: table.id }).from(table).where(seen)).length > 0;
}
