import { type ExternalReview, reviewCalls } from '@spotreel/sdk/internal/contract';
import { and, count, desc, gte, inArray, sql } from 'drizzle-orm';
import { implement } from '../domain';
import { type OwnSource, ownSource, ownSources } from '../sources/own-sources';
import { refreshSources } from '../sources/refresh-sources';
import { review } from '../tables';

/** A provider that fails is named; reviews of before and of other sources are there. */
export const externalReviews = implement(reviewCalls.externalReviews, async ({ query, user }, services) => {
  const { db } = services;
  const { page, perPage, minScore, source } = query;
  const asked = source === undefined ? await ownSources(db, user) : [await ownSource(db, user, source)];
  await refreshSources(services, asked);
  const sources = await ownSources(db, user, source);
  const ids = sources.map(({ id }) => id);
  // a review without a score is of no known score: only who asks for all of them gets it
  const shown = and(inArray(review.sourceId, ids), minScore === 0 ? undefined : gte(review.score, minScore));
  const [counted] = await db.select({ reviews: count() }).from(review).where(shown);
  const rows = await db
    .select()
    .from(review)
    .where(shown)
    .orderBy(sql`${review.writtenAt} desc nulls last`, desc(review.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return {
    reviews: rows.map((row) => toReview(row, sources)),
    page,
    totalResults: counted?.reviews ?? 0,
    problem: problemOf(sources),
  };
});

function problemOf(sources: readonly OwnSource[]): string | null {
  const failed = sources.find(({ problem }) => problem !== null);
  return failed ? `${failed.name}: ${failed.problem}` : null;
}

function toReview(row: typeof review.$inferSelect, sources: readonly OwnSource[]): ExternalReview {
  const { id, sourceId, author, body, score, writtenAt, url } = row;
  return {
    id,
    source: sourceId,
    kind: sources.find((source) => source.id === sourceId)?.kind ?? 'text',
    author,
    text: body,
    score,
    writtenAt: writtenAt?.toISOString() ?? null,
    url,
  };
}
