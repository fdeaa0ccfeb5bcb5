/** Names of people, and the search by name. */
import { ilike, or, type SQL, sql } from 'drizzle-orm';
import { containing } from '../platform/data/like';
import type { UserRow } from './session/authenticate';
import { appUser } from './tables';

/** Name of a person for others: first and last name, else the email address. */
export function displayName({ firstName, lastName, email }: Pick<UserRow, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** People whose name or email address contains the text; without a text, everybody. */
export function namedLike(search: string | undefined): SQL | undefined {
  if (!search) return undefined;
  const pattern = containing(search);
  return or(ilike(appUser.email, pattern), ilike(sql`${appUser.firstName} || ' ' || ${appUser.lastName}`, pattern));
}
