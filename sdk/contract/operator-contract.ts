/** The calls that operators alone make: a part of the API that their screens bring along. */
import { supportDeskCalls } from './calls/support-desk';
import { surveyCalls } from './calls/survey';
import { templatePackageCalls } from './calls/template-package';
import { usageCalls } from './calls/usage';

/** Calls of operators' screens. The server refuses them to other users with 403. */
export const operatorContract = {
  ...templatePackageCalls,
  ...surveyCalls,
  ...usageCalls,
  ...supportDeskCalls,
} as const;
