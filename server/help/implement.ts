import { implementWith } from '../account/implement';
import type { HelpServices } from './services';

/** Implements calls of this domain. */
export const implement = implementWith<HelpServices>();
