import * as z from 'zod/mini';
import { defineCall } from '../call';
import type { IdSchema, QueryIdSchema } from '../schemas/ids';
import { clampedNumber, id, queryId } from '../schemas/scalars';
import {
  externalReviews,
  reviewPlace,
  reviewSource,
  reviewSourceDraft,
  reviewUserSource,
  sourceTextDraft,
  understoodReviews,
} from './review';

/** Reviews of the account's business, and where they come from. */
export const reviewCalls = {
  externalReviews: defineCall({
    method: 'GET',
    path: '/v1/external/review',
    auth: 'user',
    summary:
      'Reviews of the sources of the account. Sources of providers are read again after 6 hours. Where that fails, `problem` says so.',
    query: z.object({
      page: clampedNumber(1, 1000),
      perPage: clampedNumber(50, 50),
      /** Reviews with at least this score. 0: all of them, those without a score too. */
      minScore: clampedNumber(4, 5, 0),
      /** Id of one source of the account. Default: all. */
      source: z.optional(queryId as QueryIdSchema<'reviewSource'>),
    }),
    output: externalReviews,
    errors: ['not_found'],
  }),
  reviewSources: defineCall({
    method: 'GET',
    path: '/v1/external/review/source',
    auth: 'user',
    summary: 'Kinds of sources that this server offers. Files and texts are always among them.',
    output: z.array(reviewSource),
  }),
  reviewUserSources: defineCall({
    method: 'GET',
    path: '/v1/external/review/user-source',
    auth: 'user',
    summary: 'All sources of the account, by name: at most 20.',
    output: z.array(reviewUserSource),
  }),
  createReviewUserSource: defineCall({
    method: 'POST',
    path: '/v1/external/review/user-source',
    auth: 'user',
    summary: 'Adds a source and reads its reviews, at most 500. A business that is there already is answered instead.',
    body: reviewSourceDraft,
    output: reviewUserSource,
    errors: ['provider_unavailable', 'provider_limited', 'source_limit', 'input_too_complex', 'rate_limited'],
  }),
  checkReviews: defineCall({
    method: 'POST',
    path: '/v1/external/review/user-source/check',
    auth: 'user',
    summary: 'What a file or text would be understood as. Nothing is stored.',
    body: sourceTextDraft,
    output: understoodReviews,
    errors: ['input_too_complex', 'rate_limited'],
  }),
  reviewUserSource: defineCall({
    method: 'GET',
    path: '/v1/external/review/user-source/{reviewSourceId}',
    auth: 'user',
    summary: 'One source of the account.',
    output: reviewUserSource,
    errors: ['not_found'],
  }),
  deleteReviewUserSource: defineCall({
    method: 'DELETE',
    path: '/v1/external/review/user-source/{reviewSourceId}',
    auth: 'user',
    summary: 'Deletes a source and its reviews. Videos keep the texts that they show.',
    output: z.looseObject({ id: id as IdSchema<'reviewSource'> }),
    errors: ['not_found'],
  }),
  reviewPlaces: defineCall({
    method: 'GET',
    path: '/v1/external/review/user-source/places/{query}',
    params: 'text',
    auth: 'user',
    summary: 'Searches businesses at Google: at most ten. Needs a key of the server’s operator.',
    output: z.array(reviewPlace),
    errors: ['provider_unavailable', 'provider_limited', 'rate_limited'],
  }),
} as const;
