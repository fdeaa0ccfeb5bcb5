import { lazyStyles } from '../foundation/lazy-styles';
import tablePreview from './table-preview.css?inline';

/** Styles of the forms that take tables. */
export const useTablePreviewStyles = lazyStyles([tablePreview]);
