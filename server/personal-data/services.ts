import type { AccountServices } from '../account/services';
import type { SecretBox } from '../account/session/secret-box';
import type { BillingServices } from '../billing/services';
import type { CloseAccount } from '../platform/modules/module';

export type PersonalDataServices = AccountServices &
  BillingServices & {
    readonly secretBox: SecretBox;
    /** Ends what the modules have of an account. */
    readonly closeInModules: CloseAccount;
  };
