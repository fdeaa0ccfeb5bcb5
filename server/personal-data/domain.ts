import { implementWith } from '../account/implement';
import { accountDomain } from '../account/services';
import { defineDomain, type ServicesOf } from '../platform/modules/domain';
import { projectDomain } from '../project/services';
import { accountDeletion } from './removal/account-deletion';

/** Records about a person, and the end of an account. */
export const personalDataDomain = defineDomain({
  name: 'personal-data',
  needs: [accountDomain, projectDomain],
  provide: (needed) => ({ deleteAccount: accountDeletion(needed) }),
});

export type PersonalDataServices = ServicesOf<typeof personalDataDomain>;

/** Implements calls of this domain. */
export const implement = implementWith<PersonalDataServices>();
