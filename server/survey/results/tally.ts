import type { AnswerCount } from '@spotreel/sdk/contract';

const SHOWN = 10;
/** Different values that are counted: pages can have any number of addresses. */
const COUNTED = 10_000;

export interface Tally {
  /** Nothing is counted for an empty value. */
  add(value: string | undefined): void;
  /** The most frequent first. */
  most(): AnswerCount[];
}

export function createTally(): Tally {
  const counts = new Map<string, number>();
  return {
    add(value) {
      if (!value || (counts.size >= COUNTED && !counts.has(value))) return;
      counts.set(value, (counts.get(value) ?? 0) + 1);
    },
    most: () =>
      [...counts]
        .toSorted(([a, countOfA], [b, countOfB]) => countOfB - countOfA || (a < b ? -1 : 1))
        .slice(0, SHOWN)
        .map(([value, count]) => ({ value, label: value, count })),
  };
}

/** A page without its query: what people call one page. */
export function pageName(address: string): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  return host + (pathname === '/' ? '' : pathname);
}
