/** Pictures that were asked for and are kept for a while: folders by day, so that old ones go at once. */
import { randomUUID } from 'node:crypto';
import type { Clock } from '@spotreel/sdk/internal/base';
import { dayOf } from '../../platform/data/day-of';
import type { Storage } from '../../platform/storage/storage';
import { mayBeOfLastDay } from './kept-days';

const PREFIX = 'stills';

/** For a new picture; it is kept for at least a day. */
export function stillKey(clock: Clock, extension: string): string {
  return `${PREFIX}/${dayOf(clock.now())}/${randomUUID()}.${extension}`;
}

/** Drops the pictures of the days before yesterday. */
export async function sweepStills(storage: Storage, clock: Clock): Promise<void> {
  for (const day of await storage.list(PREFIX))
    if (!mayBeOfLastDay(day, clock.now())) await storage.deleteAll(`${PREFIX}/${day}`);
}
