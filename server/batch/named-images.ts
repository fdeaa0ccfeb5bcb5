import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Owner } from '../account/session/authenticate';
import { media } from '../media/tables';
import type { Database } from '../platform/data/database';

/** The images of the account that have these names, by the name as it was asked for. Case does not count; of several the newest. */
export async function namedImages(db: Database, user: Owner, names: readonly string[]): Promise<Map<string, number>> {
  if (names.length === 0) return new Map();
  const lower = [...new Set(names.map((name) => name.toLowerCase()))];
  const own = and(eq(media.ownerId, user.id), eq(media.tenantId, user.tenantId), eq(media.retired, false));
  const usable = and(eq(media.type, 'image'), eq(media.state, 'ready'));
  const rows = await db
    .select({ id: media.id, name: sql<string>`lower(${media.name})` })
    .from(media)
    .where(and(own, usable, inArray(sql`lower(${media.name})`, lower)))
    .orderBy(media.id);
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return new Map(
    names.flatMap((name): [string, number][] => {
      const id = ids.get(name.toLowerCase());
      return id === undefined ? [] : [[name, id]];
    }),
  );
}
