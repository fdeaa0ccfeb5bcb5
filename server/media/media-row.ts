import type { media } from '../platform/data/schema/media';

export type MediaRow = typeof media.$inferSelect;
