import { implementWith } from '../account/implement';
import type { BillingServices } from './services';

/** Implements calls of this domain. */
export const implement = implementWith<BillingServices>();
