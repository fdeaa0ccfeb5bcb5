import { accountScreen } from '../account-screen/account-screen';
import plansView from '../plans/plans-view.css?inline';
import paymentView from './payment-view.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const usePaymentViewStyles = accountScreen(paymentView, plansView);
