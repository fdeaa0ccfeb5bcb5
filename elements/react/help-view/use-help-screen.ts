import { addMessages, helpMessages } from '@spotreel/sdk/i18n';
import { lazyStyles } from '../foundation/lazy-styles';
import reading from '../reading/reading.css?inline';
import tutorialsView from '../tutorials-view/tutorials-view.css?inline';
import universityView from '../university-view/university-view.css?inline';
import helpBlocks from './help-blocks.css?inline';
import helpView from './help-view.css?inline';

const useStyles = lazyStyles([reading, helpView, helpBlocks, tutorialsView, universityView]);

/** Words and styles of the help pages, downloaded with the first of them. Before any other hook of a page. */
export function useHelpScreen(): void {
  addMessages(helpMessages);
  useStyles();
}
