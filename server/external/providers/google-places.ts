/**
 * Reviews of a place at Google (https://developers.google.com/maps/documentation/places/web-service/place-details). Google
 * gives the five that it finds most helpful. The fields that a request names decide what it costs.
 */
import type { ReviewPlace } from '@spotreel/sdk/internal/contract';
import * as z from 'zod';
import type { ReviewProviderSettings } from '../../platform/config/review-settings';
import { type AskOptions, createProviderAsk } from '../../platform/providers/ask-provider';
import type { FoundReview } from '../reviews/found-review';
import { PROVIDER_ERRORS, readProviderAnswer } from './read-provider-answer';
import type { BusinessReviews, ReviewProvider } from './review-provider';

const MOST_PLACES = 10;
const words = z.object({ text: z.string() });
const link = z.url({ protocol: /^https?$/ }).max(2000);

const reviewAnswer = z.object({
  rating: z.number().nullish(),
  text: words.nullish(),
  originalText: words.nullish(),
  authorAttribution: z.object({ displayName: z.string() }).nullish(),
  publishTime: z.string().nullish(),
  googleMapsUri: link.nullish().catch(null),
});
const placeAnswer = z.object({
  id: z.string().min(1).max(500),
  displayName: words,
  googleMapsUri: link.nullish().catch(null),
  reviews: z.array(reviewAnswer).default([]),
});
/** A search that finds nothing answers `{}`. */
const placesAnswer = z.object({
  places: z
    .array(
      z.object({
        id: z.string().min(1).max(500),
        displayName: words,
        formattedAddress: z.string().default(''),
        rating: z.number().nullish(),
        userRatingCount: z.number().int().nonnegative().default(0),
      }),
    )
    .default([]),
});

export function createGooglePlaces({ apiKey, apiUrl }: ReviewProviderSettings, options: AskOptions): ReviewProvider {
  const name = 'Google';
  const provider = { source: 'google', name, headers: { 'x-goog-api-key': apiKey }, errors: PROVIDER_ERRORS };
  const ask = createProviderAsk(provider, options);
  return {
    kind: 'google',
    name,
    url: 'https://www.google.com/maps',
    async read(place) {
      const headers = { 'x-goog-fieldmask': 'id,displayName,googleMapsUri,reviews' };
      const answer = await ask(`${apiUrl}/v1/places/${encodeURIComponent(place)}`, { headers });
      return answer === undefined ? undefined : readProviderAnswer(provider, options.log, () => businessOf(answer));
    },
    async searchPlaces(query) {
      const fields = ['id', 'displayName', 'formattedAddress', 'rating', 'userRatingCount'];
      const headers = { 'x-goog-fieldmask': fields.map((field) => `places.${field}`).join() };
      const json = { textQuery: query, pageSize: MOST_PLACES };
      const answer = await ask(`${apiUrl}/v1/places:searchText`, { headers, json });
      return readProviderAnswer(provider, options.log, () => placesOf(answer));
    },
  };
}

function businessOf(answer: unknown): BusinessReviews {
  const { id, displayName, googleMapsUri, reviews } = placeAnswer.parse(answer);
  return { reference: id, name: displayName.text, url: googleMapsUri ?? null, reviews: reviews.map(reviewOf) };
}

/** In the language in which it was written. */
function reviewOf(one: z.infer<typeof reviewAnswer>): FoundReview {
  return {
    author: one.authorAttribution?.displayName ?? '',
    text: one.originalText?.text ?? one.text?.text ?? '',
    score: one.rating ?? null,
    writtenAt: one.publishTime ? new Date(one.publishTime) : null,
    url: one.googleMapsUri ?? null,
  };
}

function placesOf(answer: unknown): ReviewPlace[] {
  const { places } = placesAnswer.parse(answer);
  return places.slice(0, MOST_PLACES).map(({ id, displayName, formattedAddress, rating, userRatingCount }) => ({
    place: id,
    name: displayName.text,
    address: formattedAddress,
    score: rating ?? null,
    reviews: userRatingCount,
  }));
}
