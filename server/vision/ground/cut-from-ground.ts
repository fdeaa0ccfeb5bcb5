/**
 * Clears a plain ground. Along the edges, each pixel's opacity is its place between the color of the ground and that of the
 * subject beside it. The share of the ground is then taken out of its color.
 */
import { boxMean } from '../matting/box-mean';
import type { PictureBytes } from '../matting/cut-out';
import { type ColorPlanes, colorPlanes, mapPlane, type Plane, sampleAt } from '../matting/plane';
import { type SurfaceColors, spreadColors, withoutBackgroundColor } from '../matting/surface-colors';

/** Pixels of the mask to each side of its edge within which opacity is measured. */
const BAND_PX = 3;
/** Share of the pixels around from which all of them are of one side. */
const SURE = 0.9999;
/** Distances within which colors of subject and ground are looked for, from far to near. Shares of the longer side. */
const REACHES = [0.12, 0.012, 0.004];
/** Weight of the colors within the band: they mix both sides. A thin part has no others. */
const BAND_WEIGHT = 0.02;
/** Distance of the two colors, 0 to 1, at which opacity is half measured and half taken from the mask. */
const UNSURE = 0.05;
/** Below the first an edge is clear, above the second opaque. */
const EDGE = [0.08, 0.92] as const;
/** Beside the ground, a pixel that differs from it by less is ground: its shadow was too steep for the flood. */
const PEEL = { difference: 0.05, px: 3, reach: 0.008 } as const;

/** Writes colors and opacity into `picture` (four bytes a pixel). `small`: the same picture in the size of `mask`, three bytes. */
export function cutFromGround(picture: PictureBytes, small: PictureBytes, mask: Plane): void {
  const colors = colorPlanes(small.bytes, small.width, small.height);
  const subject = peeled(mask, colors);
  const near = boxMean(subject, BAND_PX);
  const surfaces = edgeColors(colors, subject, near);
  // most pixels are far from an edge: these need no more than the nearest pixel of the small picture
  const around = boxMean(near, 1);
  const { width, height, bytes } = picture;
  const nearest = Uint32Array.from({ length: width }, (_, column) =>
    Math.floor(((column + 0.5) * small.width) / width),
  );
  for (let row = 0; row < height; row++) {
    const start = Math.floor(((row + 0.5) * small.height) / height) * small.width;
    for (let column = 0; column < width; column++) {
      const index = start + (nearest[column] ?? 0);
      const at = 4 * (row * width + column);
      const share = around.data[index] ?? 0;
      if (share > SURE) continue;
      if (share < 1 - SURE) clear(bytes, at, surfaces.subject, index);
      else cutPixel(bytes, at, near, surfaces, { x: (column + 0.5) / width, y: (row + 0.5) / height });
    }
  }
}

/** A clear pixel has the color of the subject beside it: a picture that is made smaller mixes it in. */
function clear(bytes: Uint8Array, at: number, subject: ColorPlanes, index: number): void {
  bytes[at] = 255 * (subject[0].data[index] ?? 0);
  bytes[at + 1] = 255 * (subject[1].data[index] ?? 0);
  bytes[at + 2] = 255 * (subject[2].data[index] ?? 0);
  bytes[at + 3] = 0;
}

/** `x`, `y`: shares of the width and height. */
function cutPixel(
  bytes: Uint8Array,
  at: number,
  near: Plane,
  surfaces: SurfaceColors,
  { x, y }: { readonly x: number; readonly y: number },
): void {
  const sample = (plane: Plane) => sampleAt(plane, x, y);
  const alpha = opacityOf(bytes, at, sample(near), sample, surfaces);
  if (alpha < 1) withoutBackgroundColor(bytes, at, alpha, sample, surfaces);
  bytes[at + 3] = Math.round(alpha * (bytes[at + 3] ?? 255));
}

/** The mask without what has the color of the ground beside it, a pixel deeper each round. */
function peeled(mask: Plane, colors: ColorPlanes): Plane {
  const ground = mapPlane(mask, (value) => 1 - value);
  const around = spreadColors(colors, ground, [PEEL.reach]);
  let subject = mask;
  for (let round = 0; round < PEEL.px; round++) {
    const near = boxMean(subject, 1);
    subject = mapPlane(subject, (value, index) => {
      if (value === 0 || (near.data[index] ?? 0) > 0.999) return value;
      const difference = (channel: 0 | 1 | 2) =>
        (colors[channel].data[index] ?? 0) - (around[channel].data[index] ?? 0);
      return Math.hypot(difference(0), difference(1), difference(2)) < PEEL.difference ? 0 : value;
    });
  }
  return subject;
}

function edgeColors(colors: ColorPlanes, subject: Plane, near: Plane): SurfaceColors {
  const sureOf = (isSure: (share: number) => boolean) => mapPlane(near, (share) => (isSure(share) ? 1 : 0));
  const surfaceOf = (sure: Plane, side: 0 | 1) => {
    const all = mapPlane(sure, (value, index) => value || (subject.data[index] === side ? BAND_WEIGHT : 0));
    return spreadColors(colors, sure, REACHES, all);
  };
  return {
    subject: surfaceOf(
      sureOf((share) => share > 0.999),
      1,
    ),
    background: surfaceOf(
      sureOf((share) => share < 0.001),
      0,
    ),
  };
}

/** `share`: how much of the pixels around are subject, by the mask. It bounds what the color says. */
function opacityOf(
  bytes: Uint8Array,
  at: number,
  share: number,
  sample: (plane: Plane) => number,
  { subject, background }: SurfaceColors,
): number {
  let along = 0;
  let square = 0;
  for (const channel of [0, 1, 2] as const) {
    const behind = sample(background[channel]);
    const way = sample(subject[channel]) - behind;
    along += way * ((bytes[at + channel] ?? 0) / 255 - behind);
    square += way * way;
  }
  const certainty = square / (square + UNSURE * UNSURE);
  const bySide = limited((share - 0.3) / 0.4);
  const measured = square > 0 ? along / square : bySide;
  const opacity = certainty * measured + (1 - certainty) * bySide;
  const bounded = Math.min(limited(4 * (share - 0.1)), Math.max(limited(10 * (share - 0.9)), opacity));
  return limited((bounded - EDGE[0]) / (EDGE[1] - EDGE[0]));
}

function limited(value: number): number {
  return Math.min(1, Math.max(0, value));
}
