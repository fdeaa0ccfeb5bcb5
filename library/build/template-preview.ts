import { PREVIEW_BYTES } from '@spotreel/sdk/internal/node';

/** Longer side and speed of a moving preview: fluent on a card, and mostly about a hundred kilobytes. */
export const PREVIEW = { longSidePx: 360, framesPerSecond: 10, quality: 46, mostBytes: PREVIEW_BYTES } as const;
