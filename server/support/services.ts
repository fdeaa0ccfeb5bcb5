import type { AccountServices } from '../account/services';
import type { AddressBook } from '../media/addresses';
import type { RateLimiters } from '../platform/http/rate-limiter';

export type SupportServices = AccountServices & {
  readonly addresses: AddressBook;
  readonly limiters: RateLimiters<'support'>;
};
