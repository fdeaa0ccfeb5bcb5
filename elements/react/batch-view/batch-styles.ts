import { lazyStyles } from '../foundation/lazy-styles';
import batchView from './batch-view.css?inline';

/** Styles of the pages of batches. */
export const useBatchStyles = lazyStyles([batchView]);
