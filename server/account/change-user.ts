import { eq } from 'drizzle-orm';
import type { Database } from '../platform/data/database';
import type { UserRow } from './session/authenticate';
import { appUser } from './tables';

type Change = { readonly [Name in keyof UserRow]?: UserRow[Name] | undefined };

/** Stores what is given; a field that is undefined stays. Answers the row as it is then. */
export async function changeUser(db: Database, row: UserRow, change: Change): Promise<UserRow> {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length === 0) return row;
  const [next] = await db.update(appUser).set(given).where(eq(appUser.id, row.id)).returning();
  return next ?? row;
}
