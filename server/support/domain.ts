import { accountDomain } from '../account/domain';
import { implementWith } from '../account/implement';
import { mediaDomain } from '../media/domain';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';

export interface SupportOptions {
  /** `email`: gets messages of people. Default: operators are not mailed about them. */
  readonly support?: { readonly email?: string | undefined };
}

/** Questions and ideas of people, and the desk that answers them. */
export const supportDomain = defineDomain({
  name: 'support',
  needs: [accountDomain, mediaDomain],
  /** Messages of one person. */
  rateLimits: { support: { points: 20, seconds: 60 * 60 } },
  provide: (_needed, { support }: SupportOptions) => ({ supportEmail: support?.email }),
});

export type SupportServices = ServicesOf<typeof supportDomain>;

/** Implements calls of this domain. */
export const implement = implementWith<SupportServices>();
