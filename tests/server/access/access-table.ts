/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Access rules of all calls. Each domain has a file of rows in `rows`. `access.test.ts` drives every row, and fails while a
 * call has none.
 */
import type { AccessRows } from './access-rules';
import type { AddOwned } from './owned-rows';

interface DomainRows {
  readonly access: AccessRows;
  /** Adds what the rows name by id. */
  readonly addOwned?: AddOwned;
}

const DOMAINS = Object.values(import.meta.glob<DomainRows>('./rows/*.ts', { eager: true }));

export const ACCESS: AccessRows = joined(DOMAINS.map(({ access }) => access));

export const ADDED_BY_DOMAINS: readonly AddOwned[] = DOMAINS.flatMap(({ addOwned }) => addOwned ?? []);

/** Throws an Error where two files have a row for one call. */
export function joined(rows: readonly AccessRows[]): AccessRows {
  const entries = rows.flatMap((one) => Object.entries(one));
  const names = entries.map(([name]) => name);
  const double = names.find((name, at) => names.indexOf(name) !== at);
  if (double !== undefined) throw new Error(`Two files have a row for the call ${double}.`);
  return Object.fromEntries(entries);
}
