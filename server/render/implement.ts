import { implementInLibrary } from '../library/implement';
import type { RenderServices } from './services';

/** Implements calls of this domain. */
export const implement = implementInLibrary<RenderServices>();
