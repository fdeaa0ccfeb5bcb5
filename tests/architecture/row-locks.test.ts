/**
 * Accounts and tenants are named by the rows of nearly all tables. PostgreSQL locks them a little for each such row that is inserted.
 * The full lock waits for that and is waited for: two transactions that need both then wait for each other.
 */
import { expect, test } from 'vitest';
import { parsedFiles } from './source-files';

const FULL_LOCK = /from\((?:tenant|appUser)\)[^;]*\.for\('update'/;

/** New people of a team must wait until it is known whether its last admin may leave. */
const MUST_BLOCK = ['server/personal-data/removal/may-be-deleted.ts'];

test('accounts and tenants are locked without keeping others from rows that name them', () => {
  const found = parsedFiles(['server']).filter(({ source }) => FULL_LOCK.test(source.text));
  expect(found.map(({ name }) => name)).toEqual(MUST_BLOCK);
});
