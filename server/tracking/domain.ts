import { accountDomain } from '../account/domain';
import { implementWith } from '../account/implement';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';

/** Events of use, and their numbers. */
export const trackingDomain = defineDomain({
  name: 'tracking',
  needs: [accountDomain],
  /** Events of one person. */
  rateLimits: { track: { points: 240, seconds: 60 } },
});

export type TrackingServices = ServicesOf<typeof trackingDomain>;

/** Implements calls of this domain. */
export const implement = implementWith<TrackingServices>();
