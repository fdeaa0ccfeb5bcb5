/**
 * Images of an account by the names that a table has. Case does not count, and the ending may be missing. An accent may be a
 * separate sign, as in files of Macs (NFD), or part of its letter, as in tables (NFC).
 */
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Owner } from '../account/session/authenticate';
import { media } from '../media/tables';
import type { Database } from '../platform/data/database';

/** By the name as it was asked for. A name with its ending comes first; of several images the newest. */
export async function namedImages(db: Database, user: Owner, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const asked = [...new Set(names.map(comparable))];
  const own = and(eq(media.ownerId, user.id), eq(media.tenantId, user.tenantId), eq(media.retired, false));
  const usable = and(eq(media.type, 'image'), eq(media.state, 'ready'));
  const name = sql<string>`lower(normalize(${media.name}, NFC))`;
  const bare = sql<string>`regexp_replace(${name}, '[.][^.]{1,5}$', '')`;
  const rows = await db
    .select({ id: media.id, name, bare })
    .from(media)
    .where(and(own, usable, or(inArray(name, asked), inArray(bare, asked))))
    .orderBy(media.id);
  const ids = new Map([
    ...rows.map((row): [string, number] => [row.bare, row.id]),
    ...rows.map((row): [string, number] => [row.name, row.id]),
  ]);
  return new Map(
    names.flatMap((name): [string, number][] => {
      const id = ids.get(comparable(name));
      return id === undefined ? [] : [[name, id]];
    }),
  );
}

function comparable(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
