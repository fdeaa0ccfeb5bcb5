/** Amount of painted video that is kept for later exports. */
import * as z from 'zod';

const GIGABYTE = 1024 ** 3;
const DEFAULT_GIGABYTES = 5;
const DEFAULT_DAYS = 7;

export const segmentCacheVariables = {
  /** Gigabytes of painted segments that are kept, of all accounts together. 0 keeps none. */
  SEGMENT_CACHE_GIGABYTES: z.coerce.number().min(0).max(100_000).default(DEFAULT_GIGABYTES),
  /** Days after which an unused segment is deleted. */
  SEGMENT_CACHE_DAYS: z.coerce.number().int().min(1).max(365).default(DEFAULT_DAYS),
};

type Values = z.infer<z.ZodObject<typeof segmentCacheVariables>>;

export interface SegmentCacheSettings {
  /** 0: nothing is kept. */
  readonly roomBytes: number;
  readonly days: number;
}

export const SEGMENT_CACHE_DEFAULTS: SegmentCacheSettings = {
  roomBytes: DEFAULT_GIGABYTES * GIGABYTE,
  days: DEFAULT_DAYS,
};

export function segmentCacheSettingsOf(value: Values): SegmentCacheSettings {
  return { roomBytes: Math.floor(value.SEGMENT_CACHE_GIGABYTES * GIGABYTE), days: value.SEGMENT_CACHE_DAYS };
}
