import { accountRules } from '../account/account-rules';
import type { CurrentUser } from '../account/session/authenticate';
import { createImplement } from '../platform/http/implement';
import type { LibraryServices } from './services';

/** Implements calls of this domain. */
export const implement = implementInLibrary<LibraryServices>();

/** The `implement` of a domain whose handlers see the library as the team of their caller has it. */
export function implementInLibrary<Services extends LibraryServices>() {
  return createImplement<CurrentUser, Services>({
    ...accountRules,
    servicesOf: async (services, { tenantId }) => ({
      ...services,
      catalogue: await services.catalogues.of(tenantId),
    }),
  });
}
