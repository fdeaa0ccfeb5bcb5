import type { media } from '../data/schema/media';

export type MediaRow = typeof media.$inferSelect;
