import { implementInLibrary } from '../library/implement';
import type { AssistantServices } from './services';

/** Implements calls of this domain. */
export const implement = implementInLibrary<AssistantServices>({ inEnglish: true });
