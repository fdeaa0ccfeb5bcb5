import { agencyScreen } from '../agency-screen/agency-screen';
import resellerHelp from './reseller-help.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const useResellerHelpStyles = agencyScreen(resellerHelp);
