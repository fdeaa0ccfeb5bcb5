import reading from '../../controls/reading/reading.css?inline';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import learning from '../learning/learning.css?inline';
import university from '../learning/university/university.css?inline';
import film from '../learning/video/film.css?inline';
import helpBlocks from './help-blocks.css?inline';
import helpView from './help-view.css?inline';

const useStyles = lazyStyles([reading, helpView, helpBlocks, learning, film, university]);

/** Styles of the help pages, downloaded with the first of them. Before any other hook of a page. */
export function useHelpScreen(): void {
  useStyles();
}
