import { implementWith } from '../account/implement';
import type { MediaServices } from './services';

/** Implements calls of this domain. */
export const implement = implementWith<MediaServices>();
