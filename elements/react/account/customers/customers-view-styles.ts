import { accountScreen } from '../account-screen/account-screen';
import customersView from './customers-view.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const useCustomersViewStyles = accountScreen(customersView);
