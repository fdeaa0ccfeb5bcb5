import type { RenderFormat } from '@spotreel/sdk/internal/contract';

/** As people write it. */
export const formatNames = {
  mp4: 'MP4',
  webm: 'WebM',
  mov: 'ProRes',
  gif: 'GIF',
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
} as const satisfies Record<RenderFormat, string>;
