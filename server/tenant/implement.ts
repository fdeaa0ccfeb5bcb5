import { implementWith } from '../account/implement';
import type { TenantServices } from './services';

/** Implements calls of this domain. */
export const implement = implementWith<TenantServices>();
