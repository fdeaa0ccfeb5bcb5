import { implementWith } from '../account/implement';
import type { SharingServices } from './services';

/** Implements calls of this domain. */
export const implement = implementWith<SharingServices>();
