import { implementWith } from '../account/implement';
import type { StockServices } from './services';

/** Implements calls of this domain. */
export const implement = implementWith<StockServices>();
