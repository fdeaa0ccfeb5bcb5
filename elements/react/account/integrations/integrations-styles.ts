import { accountScreen } from '../account-screen/account-screen';
import accountSecurity from '../account-security/account-security.css?inline';
import developers from '../developers/developers.css?inline';
import socialSignIn from '../social-sign-in/social-sign-in.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const useIntegrationsStyles = accountScreen(accountSecurity, socialSignIn, developers);
