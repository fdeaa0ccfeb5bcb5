import { implementWith } from '../account/implement';
import { accountDomain } from '../account/services';
import { mediaDomain } from '../media/services';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';

/** Questions and ideas of people, and the desk that answers them. */
export const supportDomain = defineDomain({
  name: 'support',
  needs: [accountDomain, mediaDomain],
  /** Messages of one person. */
  rateLimits: { support: { points: 20, seconds: 60 * 60 } },
});

export type SupportServices = ServicesOf<typeof supportDomain>;

/** Implements calls of this domain. */
export const implement = implementWith<SupportServices>();
