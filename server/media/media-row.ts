import type { media } from './tables';

export type MediaRow = typeof media.$inferSelect;
