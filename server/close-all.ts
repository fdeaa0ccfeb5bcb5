import type { Teardown } from './open-parts';

/**
 * Closes all of them at a time: a slow one does not keep the others from answering what they began and putting their jobs back.
 * Rejects as the first that fails, once all have ended.
 */
export async function closeAll(closes: Readonly<Teardown>): Promise<void> {
  const ends = await Promise.allSettled(closes.map(async (close) => close()));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
