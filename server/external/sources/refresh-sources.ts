import type { Clock } from '@spotreel/sdk/internal/base';
import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import type { ReviewProvider } from '../providers/review-provider';
import { reviewSource } from '../tables';
import type { OwnSource } from './own-sources';
import { storeReviews } from './store-reviews';

/** Milliseconds until a provider is asked about a source again, and after it failed. */
export const REFRESH_MS = 6 * 60 * 60 * 1000;
const RETRY_MS = 10 * 60 * 1000;

interface RefreshParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly reviewProviders: readonly ReviewProvider[];
}

/** Reads the sources again that are due. What fails is written beside its source, and keeps the reviews of before. */
export async function refreshSources(parts: RefreshParts, sources: readonly OwnSource[]): Promise<void> {
  const now = parts.clock.now();
  const due = sources.filter(({ nextRefreshAt }) => nextRefreshAt && nextRefreshAt.getTime() <= now);
  await Promise.all(due.map((source) => refresh(parts, source)));
}

async function refresh({ db, clock, reviewProviders }: RefreshParts, source: OwnSource): Promise<void> {
  const now = new Date(clock.now());
  if (!(await claim(db, source, now))) return;
  const provider = reviewProviders.find(({ kind }) => kind === source.kind);
  const found = await read(provider, source.reference ?? '');
  await db.transaction(async (tx) => {
    const change =
      'problem' in found
        ? { problem: found.problem, nextRefreshAt: new Date(now.getTime() + RETRY_MS) }
        : { problem: null, refreshedAt: now, name: found.name, url: found.url };
    const [row] = await tx.update(reviewSource).set(change).where(eq(reviewSource.id, source.id)).returning();
    // it may be deleted by now
    if (row && 'reviews' in found) await storeReviews(tx, source.id, found.reviews);
  });
}

/** Claims a refresh: of several requests at once, one asks the provider. */
async function claim(db: Database, { id }: OwnSource, now: Date): Promise<boolean> {
  const isDue = and(eq(reviewSource.id, id), lte(reviewSource.nextRefreshAt, now));
  const next = { nextRefreshAt: new Date(now.getTime() + REFRESH_MS) };
  return (await db.update(reviewSource).set(next).where(isDue).returning({ id: reviewSource.id })).length > 0;
}

async function read(provider: ReviewProvider | undefined, reference: string) {
  if (!provider) return { problem: 'This source is no longer set up on this server.' };
  try {
    return (await provider.read(reference)) ?? { problem: `${provider.name} does not know this business any more.` };
  } catch (error) {
    if (error instanceof ApiError) return { problem: error.message };
    throw error;
  }
}
