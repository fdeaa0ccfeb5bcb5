/** The calls that operators alone make: a part of the API that their screens bring along. */
import { surveyCalls } from './calls/survey';
import { templatePackageCalls } from './calls/template-package';
import { usageCalls } from './calls/usage';

export const operatorContract = { ...templatePackageCalls, ...surveyCalls, ...usageCalls } as const;

export type OperatorContract = typeof operatorContract;
