import { helpScreen } from '../help/help-screen';
import learning from './learning.css?inline';
import university from './university/university.css?inline';
import film from './video/film.css?inline';

/** Styles of these pages. Before any other hook of a page. */
export const useLearningStyles = helpScreen(learning, film, university);
