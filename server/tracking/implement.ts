import { implementWith } from '../account/implement';
import type { TrackingServices } from './services';

/** Implements calls of this domain. */
export const implement = implementWith<TrackingServices>();
