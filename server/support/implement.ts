import { implementWith } from '../account/implement';
import type { SupportServices } from './services';

/** Implements calls of this domain. */
export const implement = implementWith<SupportServices>();
