import { type ReviewSourceDraft, reviewCalls } from '@spotreel/sdk/internal/contract';
import { invalidFields } from '../../platform/http/api-error';
import { implement } from '../implement';
import { requireProvider } from '../require-provider';
import type { FoundReview } from '../reviews/found-review';
import type { ExternalServices } from '../services';
import { addSource, type NewSource, requireRoomForSource } from '../sources/add-source';
import { ownSource, toUserSource } from '../sources/own-sources';
import { REFRESH_MS } from '../sources/refresh-sources';

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
