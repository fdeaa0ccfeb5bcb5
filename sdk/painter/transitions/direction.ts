/** Directions in which the pictures of a transition move. */
import type { CompiledTransition } from '../../scene/composition';
import type { TransitionPictures } from './transition-pictures';

export type Direction = CompiledTransition['direction'];

/** Unit step, in the coordinates of a canvas. */
const STEPS: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

function isSideways(direction: Direction): boolean {
  return STEPS[direction][1] === 0;
}

/** The way across the whole canvas, px. */
export function wayAcross(
  direction: Direction,
  { width, height }: Pick<TransitionPictures, 'width' | 'height'>,
): readonly [x: number, y: number] {
  const [x, y] = STEPS[direction];
  return [x * width, y * height];
}

/** Brings a canvas on which everything moves to the right into a direction, and names its length and breadth in px. */
export function turnTo(
  context: { transform(a: number, b: number, c: number, d: number, e: number, f: number): void },
  direction: Direction,
  { width, height }: Pick<TransitionPictures, 'width' | 'height'>,
): readonly [length: number, breadth: number] {
  if (direction === 'left') context.transform(-1, 0, 0, 1, width, 0);
  if (direction === 'down') context.transform(0, 1, 1, 0, 0, 0);
  if (direction === 'up') context.transform(0, -1, 1, 0, 0, height);
  return isSideways(direction) ? [width, height] : [height, width];
}
