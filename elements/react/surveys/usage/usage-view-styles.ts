import { operatorScreen } from '../operator-screen/operator-screen';
import usageView from './usage-view.css?inline';

/** Styles of these screens. Before any other hook of a page. */
export const useUsageViewStyles = operatorScreen(usageView);
