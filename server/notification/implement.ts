import { implementWith } from '../account/implement';
import type { NotificationServices } from './services';

/** Implements calls of this domain. */
export const implement = implementWith<NotificationServices>();
