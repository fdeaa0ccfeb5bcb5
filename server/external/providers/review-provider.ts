import type { ReviewPlace } from '@spotreel/sdk/internal/contract';
import type { FoundReview } from '../reviews/found-review';

/** Reviews of a business by a provider. */
export interface BusinessReviews {
  readonly name: string;
  /** As the provider names it: the place or the domain. */
  readonly reference: string;
  readonly url: string | null;
  /** The newest or best first. */
  readonly reviews: readonly FoundReview[];
}

/** A provider of reviews. Its functions throw `provider_unavailable` and `provider_limited`. */
export interface ReviewProvider {
  readonly kind: 'google' | 'trustpilot';
  /** As people know it. */
  readonly name: string;
  readonly url: string;
  /** Undefined: the provider does not know the business. */
  read(reference: string): Promise<BusinessReviews | undefined>;
  /** Absent: the provider cannot search for businesses. At most ten. */
  searchPlaces?(query: string): Promise<ReviewPlace[]>;
}
