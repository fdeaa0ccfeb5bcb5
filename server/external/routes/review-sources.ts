import { type ReviewSourceDraft, reviewCalls } from '@spotreel/sdk/internal/contract';
import { eq } from 'drizzle-orm';
import { invalidFields } from '../../platform/http/api-error';
import { type ExternalServices, implement } from '../domain';
import { requireProvider } from '../require-provider';
import type { FoundReview } from '../reviews/found-review';
import { toUnderstood } from '../reviews/to-understood';
import { addSource, type NewSource, requireRoomForSource } from '../sources/add-source';
import { ownSource, ownSources, toUserSource } from '../sources/own-sources';
import { REFRESH_MS } from '../sources/refresh-sources';
import { reviewSource } from '../tables';

/** They need no key. */
const ALWAYS = [
  { source: 'file', name: 'CSV or Excel file' },
  { source: 'text', name: 'Pasted text' },
] as const;

export const reviewSources = implement(reviewCalls.reviewSources, async (_request, { reviewProviders }) => [
  ...reviewProviders.map(({ kind, name, url }) => ({ source: kind, name, url })),
  ...ALWAYS,
]);

export const checkReviews = implement(reviewCalls.checkReviews, async ({ body, user }, { limiters, parsing }) => {
  await limiters.external.spend(String(user.id));
  const caller = { account: user.id, field: 'text' };
  return toUnderstood(await parsing.parse('reviews', caller, body.source, body.text));
});

const LONGEST_QUERY = 200;

export const reviewPlaces = implement(reviewCalls.reviewPlaces, async ({ params, user }, services) => {
  await services.limiters.external.spend(String(user.id));
  const provider = requireProvider(services.reviewProviders, 'google');
  const query = params.query.trim();
  if (query === '' || query.length > LONGEST_QUERY) throw invalidFields({ query: ['Type up to 200 characters'] });
  return (await provider.searchPlaces?.(query)) ?? [];
});

export const reviewUserSources = implement(reviewCalls.reviewUserSources, async ({ user }, { db }) =>
  (await ownSources(db, user)).map(toUserSource),
);

export const reviewUserSource = implement(reviewCalls.reviewUserSource, async ({ params, user }, { db }) =>
  toUserSource(await ownSource(db, user, params.reviewSourceId)),
);

export const deleteReviewUserSource = implement(
  reviewCalls.deleteReviewUserSource,
  async ({ params, user }, { db }) => {
    const { id } = await ownSource(db, user, params.reviewSourceId);
    await db.delete(reviewSource).where(eq(reviewSource.id, id));
    return { id };
  },
);

export const createReviewUserSource = implement(
  reviewCalls.createReviewUserSource,
  async ({ body, user }, services) => {
    const { db, limiters } = services;
    await limiters.external.spend(String(user.id));
    // before a provider is asked, and again when the row is written
    await requireRoomForSource(db, user);
    const { source, reviews } = await readDraft(body, services, user.id);
    return toUserSource(await ownSource(db, user, await addSource(db, user, source, reviews)));
  },
);

interface ReadSource {
  readonly source: NewSource;
  readonly reviews: readonly FoundReview[];
}

async function readDraft(draft: ReviewSourceDraft, services: ExternalServices, account: number): Promise<ReadSource> {
  const refreshedAt = new Date(services.clock.now());
  if (draft.source === 'file' || draft.source === 'text') {
    const caller = { account, field: 'text' };
    const { reviews } = await services.parsing.parse('reviews', caller, draft.source, draft.text);
    const nothing = { reference: null, url: null, nextRefreshAt: null };
    return { reviews, source: { ...nothing, kind: draft.source, name: draft.name, refreshedAt } };
  }
  const provider = requireProvider(services.reviewProviders, draft.source);
  const [field, typed] = draft.source === 'google' ? ['place', draft.place] : ['domain', draft.domain];
  const found = await provider.read(typed);
  if (!found) throw invalidFields({ [field]: [`${provider.name} does not know this business. Check what you typed.`] });
  const { reviews, ...business } = found;
  const nextRefreshAt = new Date(refreshedAt.getTime() + REFRESH_MS);
  return { reviews, source: { ...business, kind: draft.source, refreshedAt, nextRefreshAt } };
}
