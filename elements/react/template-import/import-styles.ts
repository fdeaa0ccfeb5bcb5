import { lateStyles } from '../foundation/late-styles';
import templateImport from './template-import.css?inline';

/** Downloaded with the page of imports, and nowhere else. */
export const useImportStyles = lateStyles([templateImport]);
