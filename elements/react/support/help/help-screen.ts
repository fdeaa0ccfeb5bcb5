import reading from '../../controls/reading/reading.css?inline';
import { screenStyles } from '../../foundation/styles/lazy-styles';
import helpBlocks from './help-blocks.css?inline';
import helpView from './help-view.css?inline';

/** Makes the hook with the styles of the help pages and of one page. */
export const helpScreen = screenStyles([reading, helpView, helpBlocks]);

/** Styles of a page that has none of its own. */
export const useHelpScreen = helpScreen();
