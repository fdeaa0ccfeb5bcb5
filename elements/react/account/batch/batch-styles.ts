import renderDialog from '../../editor/render-dialog/render-dialog.css?inline';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import batchView from './batch-view.css?inline';

/** Styles of the pages of batches, and of the choices of an export. */
export const useBatchStyles = lazyStyles([renderDialog, batchView]);
