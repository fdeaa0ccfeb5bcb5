import { implementInLibrary } from '../library/implement';
import type { BrandServices } from './services';

/** Implements calls of this domain. */
export const implement = implementInLibrary<BrandServices>();
