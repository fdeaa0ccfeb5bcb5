import { implementWith } from '../account/implement';
import { mediaDomain } from '../media/domain';
import type { ReviewSettings } from '../platform/config/review-settings';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { type ParsingPool, typedParsing } from '../platform/parsing/parsing-pool';
import type { AskOptions } from '../platform/providers/ask-provider';
import type { externalParsers } from './parsers';
import { createGooglePlaces } from './providers/google-places';
import type { ReviewProvider } from './providers/review-provider';
import { createTrustpilot } from './providers/trustpilot';

export interface ExternalOptions {
  /** Default: no provider of reviews. */
  readonly reviews?: ReviewSettings;
  readonly parsing: ParsingPool;
}

/** Reviews and products from other sites and files. */
export const externalDomain = defineDomain({
  name: 'external',
  needs: [mediaDomain],
  /** Searches of businesses, and files of reviews and products that one person sends. */
  rateLimits: { external: { points: 60, seconds: 60 } },
  provide: ({ clock, log }, { reviews = {}, parsing }: ExternalOptions) => ({
    reviewProviders: providersOf(reviews, { clock, log }),
    parsing: typedParsing<typeof externalParsers>(parsing),
  }),
});

export type ExternalServices = ServicesOf<typeof externalDomain>;

/** Implements calls of this domain. */
export const implement = implementWith<ExternalServices>();

/** Providers that have a key, in the order in which they are offered. */
function providersOf({ google, trustpilot }: ReviewSettings, options: AskOptions): readonly ReviewProvider[] {
  return [
    ...(google ? [createGooglePlaces(google, options)] : []),
    ...(trustpilot ? [createTrustpilot(trustpilot, options)] : []),
  ];
}
