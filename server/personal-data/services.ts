import type { AccountServices } from '../account/services';
import type { SecretBox } from '../account/session/secret-box';
import type { BillingServices } from '../billing/services';

export type PersonalDataServices = AccountServices &
  BillingServices & {
    readonly secretBox: SecretBox;
  };
