import { implementInLibrary } from '../library/implement';
import type { BatchServices } from './services';

/** Implements calls of this domain. */
export const implement = implementInLibrary<BatchServices>();
