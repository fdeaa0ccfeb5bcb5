/** The calls that operators alone make: a part of the API that their screens bring along. */
import { supportDeskCalls } from './support/support-desk-calls';
import { surveyCalls } from './surveys/survey-calls';
import { templatePackageCalls } from './team-templates/template-package-calls';
import { usageCalls } from './tracking/usage-calls';

/** Calls of operators' screens. The server refuses them to other users with 403. */
export const operatorContract = {
  ...templatePackageCalls,
  ...surveyCalls,
  ...usageCalls,
  ...supportDeskCalls,
} as const;
