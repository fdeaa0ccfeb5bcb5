import libraryCards from '../../controls/card/library-cards.css?inline';
import icons from '../../controls/library-icon/library-icon.css?inline';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import cardParts from '../card-parts/card-parts.css?inline';
import filters from './filters/grid-filters.css?inline';
import noResults from './results/no-results.css?inline';
import styles from './template-grid.css?inline';

/** Styles for the library's cards, on any page. */
export const useGridStyles = lazyStyles([icons, libraryCards, cardParts, filters, styles, noResults]);
