import type { ReviewUserSource } from '@spotreel/sdk/internal/contract';
import { and, asc, count, eq, getTableColumns } from 'drizzle-orm';
import type { Owner } from '../../account/session/authenticate';
import type { Database } from '../../platform/data/database';
import { ApiError } from '../../platform/http/api-error';
import { review, reviewSource } from '../tables';

type SourceRow = typeof reviewSource.$inferSelect;

export interface OwnSource extends SourceRow {
  /** Reviews that are stored. */
  readonly reviews: number;
}

/** The account's sources by name, or the one of that id. */
export async function ownSources(db: Database, user: Owner, id?: number): Promise<OwnSource[]> {
  const own = and(eq(reviewSource.ownerId, user.id), eq(reviewSource.tenantId, user.tenantId));
  return db
    .select({ ...getTableColumns(reviewSource), reviews: count(review.id) })
    .from(reviewSource)
    .leftJoin(review, eq(review.sourceId, reviewSource.id))
    .where(id === undefined ? own : and(own, eq(reviewSource.id, id)))
    .groupBy(reviewSource.id)
    .orderBy(asc(reviewSource.name), asc(reviewSource.id));
}

/** Throws `not_found`, also for a source of another account. */
export async function ownSource(db: Database, user: Owner, id: number): Promise<OwnSource> {
  const [own] = await ownSources(db, user, id);
  if (!own) throw new ApiError('not_found');
  return own;
}

/** A source as the API sends it. */
export function toUserSource(source: OwnSource): ReviewUserSource {
  const { id, kind, name, reference, url, reviews, refreshedAt, problem, createdAt } = source;
  return {
    id,
    source: kind,
    name,
    reference,
    url,
    reviews,
    refreshedAt: refreshedAt.toISOString(),
    problem,
    createdAt: createdAt.toISOString(),
  };
}
