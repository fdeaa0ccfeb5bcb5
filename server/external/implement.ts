import { implementWith } from '../account/implement';
import type { ExternalServices } from './services';

/** Implements calls of this domain. */
export const implement = implementWith<ExternalServices>();
