import type { Plane } from '../matting/plane';
import type { LabPlanes } from './oklab';

/** Pixels to each side of an edge at which its colors are compared. */
const REACH_PX = 4;
/** A smaller difference in OKLab is no edge that people see. */
const SEEN = 0.05;

/**
 * Share of a mask's edge at which the picture has an edge too, 0 to 1. Where a flood ends in the middle of a surface, it has
 * none. 1 without an edge.
 */
export function edgeContrast({ width, height, data }: Plane, colors: LabPlanes): number {
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
