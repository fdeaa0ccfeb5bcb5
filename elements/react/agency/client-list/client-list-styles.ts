import actingAs from '../../account/acting-as/acting-as.css?inline';
import { agencyScreen } from '../agency-screen/agency-screen';
import clientList from './client-list.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const useClientListStyles = agencyScreen(clientList, actingAs);
