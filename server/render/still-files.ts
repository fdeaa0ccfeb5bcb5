/** Pictures that were asked for and are kept for a while: folders by day, so that old ones go at once. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/base';
import type { Storage } from '../platform/storage/storage';

const PREFIX = 'stills';
const DAY_MS = 24 * 60 * 60 * 1000;

/** For a new picture; it is kept for at least a day. */
export function stillKey(clock: Clock, extension: string): string {
  return `${PREFIX}/${dayOf(clock.now())}/${randomUUID()}.${extension}`;
}

/** Drops the pictures of the days before yesterday. */
export async function sweepStills(storage: Storage, clock: Clock): Promise<void> {
  const kept = new Set([dayOf(clock.now()), dayOf(clock.now() - DAY_MS)]);
  for (const day of await storage.list(PREFIX)) if (!kept.has(day)) await storage.deleteAll(`${PREFIX}/${day}`);
}

function dayOf(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
