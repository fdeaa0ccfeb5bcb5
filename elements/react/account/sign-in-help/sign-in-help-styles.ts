import { accountScreen } from '../account-screen/account-screen';
import signInHelp from './sign-in-help.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const useSignInHelpStyles = accountScreen(signInHelp);
