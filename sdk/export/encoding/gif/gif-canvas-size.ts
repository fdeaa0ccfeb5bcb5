import type { Size } from '../../../scene/pictures/cover';

/** The server's limit: each frame is stored without loss. */
const LONG_SIDE_PX = 640;

/** Frames are painted at the size of the GIF, as on the server. */
export function gifCanvasSize({ widthPx, heightPx }: Size): Size {
  const scale = Math.min(1, LONG_SIDE_PX / Math.max(widthPx, heightPx));
  return { widthPx: Math.round(widthPx * scale), heightPx: Math.round(heightPx * scale) };
}
