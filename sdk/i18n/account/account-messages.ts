/** English messages of the account's pages, which are loaded late. */
import { actingAsMessages } from './acting-as';
import { assetMessages } from './assets';
import { assistantMessages } from './assistant';
import { batchMessages } from './batches';
import { developerMessages } from './developers';
import { integrationsMessages } from './integrations';
import { peopleMessages } from './people';
import { personalDataMessages } from './personal-data';
import { plansMessages } from './plans';
import { productMessages } from './products';
import { profileMessages } from './profile';
import { reviewMessages } from './reviews';
import { securityMessages } from './security';
import { sellingMessages } from './selling';
import { signInHelpMessages } from './sign-in-help';
import { snippetMessages } from './snippet';
import { socialSignInMessages } from './social-sign-in';
import { tableMessages } from './tables';

/** Words of the account's pages. Pass them to `addMessages` before the pages render. */
export const accountMessages = {
  ...signInHelpMessages,
  ...socialSignInMessages,
  ...profileMessages,
  ...securityMessages,
  ...peopleMessages,
  ...actingAsMessages,
  ...assetMessages,
  ...batchMessages,
  ...assistantMessages,
  ...developerMessages,
  ...snippetMessages,
  ...integrationsMessages,
  ...reviewMessages,
  ...productMessages,
  ...tableMessages,
  ...plansMessages,
  ...personalDataMessages,
  ...sellingMessages,
} as const;
