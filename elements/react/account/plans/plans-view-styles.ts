import { accountScreen } from '../account-screen/account-screen';
import plansView from './plans-view.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const usePlansViewStyles = accountScreen(plansView);
