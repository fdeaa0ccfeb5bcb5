import { accountScreen } from '../account-screen/account-screen';
import paymentView from '../payment/payment-view.css?inline';
import signInHelp from '../sign-in-help/sign-in-help.css?inline';
import accountProfile from './account-profile.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const useAccountProfileStyles = accountScreen(accountProfile, paymentView, signInHelp);
