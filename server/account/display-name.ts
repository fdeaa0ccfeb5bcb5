import type { UserRow } from './session/authenticate';

/** How a person is named to others: first and last name, else the email address. */
export function displayName({ firstName, lastName, email }: Pick<UserRow, 'firstName' | 'lastName' | 'email'>): string {
  return `${firstName} ${lastName}`.trim() || email;
}
