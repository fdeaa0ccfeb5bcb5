import type { VideoFormat } from './export/output';

/**
 * Seconds that a video of the format may have; Infinity where the format has no limit. A GIF of a minute has about 20 MB, ProRes in 4K
 * about 12 MB a second.
 */
export function longestOutput(format: VideoFormat): number {
  if (format === 'gif') return 60;
  return format === 'mov' ? 300 : Number.POSITIVE_INFINITY;
}
