import { lateStyles } from '../foundation/late-styles';
import styles from './template-grid.css?inline';

/** Of the library's cards, wherever they stand. */
export const useGridStyles = lateStyles([styles]);
