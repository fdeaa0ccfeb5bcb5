/** The first file of each late element: the loader imports it. */
import { defineLateElements } from './late-elements';
import { pageSettings } from './page-settings';

defineLateElements(pageSettings());
