import segments from '../../controls/segments/segments.css?inline';
import sourceList from '../../controls/source-list/source-list.css?inline';
import table from '../../controls/table/table.css?inline';
import usageMeter from '../../controls/usage-meter/usage-meter.css?inline';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import accountProfile from '../account-profile/account-profile.css?inline';
import accountSecurity from '../account-security/account-security.css?inline';
import actingAs from '../acting-as/acting-as.css?inline';
import auditView from '../audit-view/audit-view.css?inline';
import customersView from '../customers-view/customers-view.css?inline';
import developers from '../developers/developers.css?inline';
import paymentView from '../payment-view/payment-view.css?inline';
import peopleView from '../people-view/people-view.css?inline';
import planEditor from '../plan-editor/plan-editor.css?inline';
import plansView from '../plans-view/plans-view.css?inline';
import signInHelp from '../sign-in-help/sign-in-help.css?inline';
import snippet from '../snippet/snippet.css?inline';
import socialSignIn from '../social-sign-in/social-sign-in.css?inline';
import accountScreen from './account-screen.css?inline';

const useStyles = lazyStyles([
  accountScreen,
  signInHelp,
  socialSignIn,
  accountProfile,
  accountSecurity,
  peopleView,
  actingAs,
  auditView,
  developers,
  snippet,
  sourceList,
  table,
  usageMeter,
  segments,
  plansView,
  paymentView,
  customersView,
  planEditor,
]);

/** Styles of the account's pages, downloaded with the first of them. Before any other hook of a page. */
export function useAccountScreen(): void {
  useStyles();
}
