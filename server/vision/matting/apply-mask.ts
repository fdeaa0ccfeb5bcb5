import type { PictureBytes } from './cut-out';
import { colorPlanes, type Plane, resizePlane, sampleAt } from './plane';
import { surfaceColors, withoutBackgroundColor } from './surface-colors';

/**
 * Clears a picture (four bytes a pixel) by a mask that is right as it is: opacity is that of the mask. Its soft edges lose the
 * color of what is behind them. `small`: the same picture of some 768 px, three bytes a pixel.
 */
export function applyMask({ width, height, bytes }: PictureBytes, small: PictureBytes, mask: Plane): void {
  const colors = colorPlanes(small.bytes, small.width, small.height);
  const surfaces = surfaceColors(colors, resizePlane(mask, small.width, small.height));
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = 4 * (row * width + column);
      const sample = (plane: Plane) => sampleAt(plane, (column + 0.5) / width, (row + 0.5) / height);
      const alpha = sample(mask);
      if (alpha >= 1) continue;
      withoutBackgroundColor(bytes, at, alpha, sample, surfaces);
      bytes[at + 3] = Math.round(alpha * (bytes[at + 3] ?? 255));
    }
}
