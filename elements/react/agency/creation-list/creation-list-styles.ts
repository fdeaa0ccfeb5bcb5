import { agencyScreen } from '../agency-screen/agency-screen';
import creationList from './creation-list.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const useCreationListStyles = agencyScreen(creationList);
