import type { ReviewSettings } from '../platform/config/review-settings';
import type { AskOptions } from '../platform/providers/ask-provider';
import { createGooglePlaces } from './providers/google-places';
import type { ReviewProvider } from './providers/review-provider';
import { createTrustpilot } from './providers/trustpilot';

/** The providers that have a key. */
export function createReviewProviders({ google, trustpilot }: ReviewSettings, options: AskOptions): ReviewProvider[] {
  return [
    ...(google ? [createGooglePlaces(google, options)] : []),
    ...(trustpilot ? [createTrustpilot(trustpilot, options)] : []),
  ];
}
