import { accountScreen } from '../account-screen/account-screen';
import signInHelp from '../sign-in-help/sign-in-help.css?inline';
import socialSignIn from '../social-sign-in/social-sign-in.css?inline';
import accountSecurity from './account-security.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const useAccountSecurityStyles = accountScreen(accountSecurity, socialSignIn, signInHelp);
