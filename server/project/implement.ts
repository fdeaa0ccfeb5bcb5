import { implementInLibrary } from '../library/implement';
import type { ProjectServices } from './services';

/** Implements calls of this domain. */
export const implement = implementInLibrary<ProjectServices>();
