import { accountScreen } from '../account-screen/account-screen';
import developers from './developers.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const useDevelopersStyles = accountScreen(developers);
