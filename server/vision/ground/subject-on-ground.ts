import { maskParts } from '../matting/parts';
import { emptyPlane, mapPlane, type Plane } from '../matting/plane';
import { borderGround } from './border-ground';
import { floodGround } from './flood-ground';
import { type LabPlanes, oklabPlanes } from './oklab';

/** A subject has at least this share of the picture, and leaves at least so much to the ground. */
const LEAST_SUBJECT = 0.01;
const LEAST_GROUND = 0.03;
/**
 * Least share of the edge with contrast: with less, the flood ended somewhere within a surface. Measured on pictures of
 * the library.
 */
const LEAST_CONTRAST = 0.5;
/** Parts smaller than this share of the largest one are dust on the paper. */
const LEAST_PART = 0.02;
/** Parts of more than this share of the picture are never dust. */
const NO_DUST = 0.01;
/** A side of less pixels shows no ground. */
const LEAST_SIDE_PX = 8;

/**
 * 1 where the subject is, of a picture on a plain ground: one color or a soft gradient around it, also with a soft shadow.
 * Undefined where the border is not plain, where nothing is on it, and where most of the edge that is found is none. `bytes`: three a pixel, of at most some 1024 px.
 */
export function subjectOnGround(bytes: Uint8Array, width: number, height: number): Plane | undefined {
  if (Math.min(width, height) < LEAST_SIDE_PX) return undefined;
  const colors = oklabPlanes(bytes, width, height);
  const ground = borderGround(colors);
  if (!ground) return undefined;
  const isGround = floodGround(colors, ground);
  const mask = mapPlane(emptyPlane(width, height), (_, index) => (isGround[index] ? 0 : 1));
  const subject = withoutDust(mask);
  const area = subject.data.reduce((sum, value) => sum + value, 0);
  const count = width * height;
  if (area < LEAST_SUBJECT * count || area > (1 - LEAST_GROUND) * count) return undefined;
  return edgeContrast(subject, colors) < LEAST_CONTRAST ? undefined : subject;
}

function withoutDust(mask: Plane): Plane {
  const { labels, areas } = maskParts(mask);
  const largest = areas.reduce((most, area) => Math.max(most, area), 0);
  const least = Math.min(NO_DUST * mask.data.length, LEAST_PART * largest);
  return mapPlane(mask, (value, index) => ((areas[(labels[index] ?? 0) - 1] ?? 0) >= least ? value : 0));
}

/** Pixels to each side of an edge at which its colors are compared. */
const REACH_PX = 4;

/** A smaller difference in OKLab is no edge that people see. */
const SEEN = 0.05;

/**
 * Share of a mask's edge at which the picture has an edge too, 0 to 1. Where a flood ends in the middle of a surface, it has
 * none. 1 without an edge.
 */
function edgeContrast({ width, height, data }: Plane, colors: LabPlanes): number {
  let seen = 0;
  let all = 0;
  const compare = (index: number, step: number) => {
    if (!data[index] || data[index + step]) return;
    const difference = (plane: Plane) =>
      (plane.data[index - REACH_PX * step] ?? 0) - (plane.data[index + REACH_PX * step] ?? 0);
    all += 1;
    if (Math.hypot(difference(colors[0]), difference(colors[1]), difference(colors[2])) > SEEN) seen += 1;
  };
  for (let y = REACH_PX; y < height - REACH_PX; y++)
    for (let x = REACH_PX; x < width - REACH_PX; x++)
      for (const step of [1, -1, width, -width]) compare(y * width + x, step);
  return all === 0 ? 1 : seen / all;
}
