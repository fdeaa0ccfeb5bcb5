import { accountScreen } from '../account-screen/account-screen';
import actingAs from './acting-as.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const useActingAsStyles = accountScreen(actingAs);
