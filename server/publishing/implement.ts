import { implementWith } from '../account/implement';
import type { PublishingServices } from './services';

/** Implements calls of this domain. */
export const implement = implementWith<PublishingServices>();
