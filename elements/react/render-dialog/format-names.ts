import type { RenderFormat } from '@spotreel/sdk/contract';

/** As people write it. */
export const formatNames = { png: 'PNG', jpeg: 'JPEG', webp: 'WebP', mp4: 'MP4' } as const satisfies Record<
  RenderFormat,
  string
>;
