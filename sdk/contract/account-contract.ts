/** The calls of the account's and the tenant's pages: a part of the API that those pages bring along. */
import { accountSecurityCalls } from './calls/account-security';
import { invitationCalls } from './calls/invitation';
import { peopleCalls } from './calls/people';
import { profileCalls } from './calls/profile';
import { signInHelpCalls } from './calls/sign-in-help';

/** Calls that only the pages of an account and of a tenant make. */
export const accountContract = {
  ...signInHelpCalls,
  ...profileCalls,
  ...accountSecurityCalls,
  ...invitationCalls,
  ...peopleCalls,
} as const;
