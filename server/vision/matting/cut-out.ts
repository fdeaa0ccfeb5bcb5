/**
 * Clears the background of a picture. The edges of the mask are moved to the edges of the picture. There, the color of the old
 * background is taken out.
 */
import { weighColors } from './color-evidence';
import { type GuidedMask, guideMask } from './guided-filter';
import { type ColorPlanes, colorPlanes, mapPlane, type Plane, resizePlane, sampleAt } from './plane';
import { type SurfaceColors, surfaceColors, withoutBackgroundColor } from './surface-colors';

/** Bytes of a picture: red, green, blue and, where there are four, how opaque. */
export interface PictureBytes {
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

interface Edges {
  readonly guided: GuidedMask;
  /** 0 to 1. */
  readonly alpha: Plane;
}

/**
 * Distances from an edge of the mask within which those of the picture are looked for, in pixels of the mask: first
 * far, then near.
 */
const REACHES = [2.5, 1.5];
const LEAST_RADIUS_PX = 2;
const SMOOTHNESS = 1e-4;
/** Below the first an edge is clear, above the second opaque. */
const EDGE = [0.12, 0.88] as const;

/**
 * Writes colors and opacity into `picture` (four bytes a pixel). `small`: the same picture, of at most some 768 px, for what
 * needs no detail. `mask`: share of the subject, of any size.
 */
export function cutOutSubject(picture: PictureBytes, small: PictureBytes, mask: Plane): void {
  const colors = colorPlanes(small.bytes, small.width, small.height);
  const scale = Math.max(small.width, small.height) / Math.max(mask.width, mask.height);
  let alpha = resizePlane(mask, small.width, small.height);
  let guided: GuidedMask | undefined;
  for (const reach of REACHES) {
    ({ alpha, guided } = findEdges(alpha, colors, reach * scale));
    if (reach === REACHES[0]) alpha = weighColors(alpha, colors);
  }
  if (guided) writeRows(picture, guided, surfaceColors(colors, alpha));
}

function findEdges(mask: Plane, colors: ColorPlanes, radius: number): Edges {
  const guided = guideMask(mask, colors, Math.max(LEAST_RADIUS_PX, Math.round(radius)), SMOOTHNESS);
  const shareAt = (_value: number, index: number) =>
    edgeShare(
      guided,
      (plane) => plane.data[index] ?? 0,
      (channel) => colors[channel].data[index] ?? 0,
    );
  return { guided, alpha: mapPlane(mask, shareAt) };
}

function writeRows({ width, height, bytes }: PictureBytes, guided: GuidedMask, surfaces: SurfaceColors): void {
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = 4 * (row * width + column);
      const x = (column + 0.5) / width;
      const y = (row + 0.5) / height;
      const sample = (plane: Plane) => sampleAt(plane, x, y);
      const alpha = edgeShare(guided, sample, (channel) => (bytes[at + channel] ?? 0) / 255);
      if (alpha < 1) withoutBackgroundColor(bytes, at, alpha, sample, surfaces);
      bytes[at + 3] = Math.round(alpha * (bytes[at + 3] ?? 255));
    }
}

function edgeShare(
  { factors, base }: GuidedMask,
  sampleOf: (plane: Plane) => number,
  colorOf: (channel: 0 | 1 | 2) => number,
): number {
  const colored =
    sampleOf(factors[0]) * colorOf(0) + sampleOf(factors[1]) * colorOf(1) + sampleOf(factors[2]) * colorOf(2);
  const share = Math.min(1, Math.max(0, (colored + sampleOf(base) - EDGE[0]) / (EDGE[1] - EDGE[0])));
  return share * share * (3 - 2 * share);
}
