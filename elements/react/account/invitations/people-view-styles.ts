import { accountScreen } from '../account-screen/account-screen';
import peopleView from './people-view.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const usePeopleViewStyles = accountScreen(peopleView);
