import { accountRules } from '../account/account-rules';
import { askedLanguage } from '../account/asked-language';
import type { AuthServices } from '../account/session/auth-services';
import type { CurrentUser } from '../account/session/authenticate';
import { createImplement } from '../platform/http/implement';
import type { Catalogues } from './catalogue/open-catalogues';

export interface LibraryLanguage {
  /** The handlers read the library's English words, to write or understand them: only answers are translated. */
  readonly inEnglish?: boolean;
}

/** The `implement` of a domain whose handlers see the library as the team of their caller has it, in the caller's language. */
export function implementInLibrary<Services extends AuthServices & Pick<Catalogues, 'catalogue' | 'catalogues'>>({
  inEnglish = false,
}: LibraryLanguage = {}) {
  return createImplement<CurrentUser, Services>({
    ...accountRules,
    servicesOf: async (services, { tenantId }, context) => {
      const language = inEnglish ? undefined : askedLanguage(context);
      return { ...services, catalogue: await services.catalogues.of(tenantId, language ?? undefined) };
    },
  });
}
