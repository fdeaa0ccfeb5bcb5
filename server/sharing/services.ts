import type { AccountServices } from '../account/services';
import type { SecretBox } from '../account/session/secret-box';
import type { RateLimiters } from '../platform/http/rate-limiter';
import type { ProjectServices } from '../project/services';

export type SharingServices = ProjectServices &
  Pick<AccountServices, 'links' | 'accountMails'> & {
    readonly limiters: RateLimiters<'share' | 'changeShare'>;
    readonly secretBox: SecretBox;
  };
