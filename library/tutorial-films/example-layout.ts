import type { Example } from './example';
import { type Area, SCREEN } from './film';

/** Positions of the two frames of an example and the marks beside them, CSS pixels of a screenshot. */
export interface ExampleLayout {
  readonly frames: readonly [before: Area, after: Area];
  /** Centers of the cross and the tick. */
  readonly marks: readonly [before: Point, after: Point];
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const GAP = 24;
const MARK = 96;

export function exampleLayout(shape: Example['shape']): ExampleLayout {
  return shape === 'stacked' ? stacked() : phones();
}

/** Two frames of 16:9 with a mark at their left. */
function stacked(): ExampleLayout {
  const height = (SCREEN.height - 3 * GAP) / 2;
  const width = (height * 16) / 9;
  const left = (SCREEN.width - width - MARK - 2 * GAP) / 2;
  const frame = (place: number): Area => ({
    x: left + MARK + 2 * GAP,
    y: GAP + place * (height + GAP),
    width,
    height,
  });
  const mark = ({ y }: Area): Point => ({ x: left + MARK / 2, y: y + height / 2 });
  return { frames: [frame(0), frame(1)], marks: [mark(frame(0)), mark(frame(1))] };
}

/** Two screens of 9:16 with a mark below. */
function phones(): ExampleLayout {
  const height = SCREEN.height - 4 * GAP - MARK;
  const width = (height * 9) / 16;
  const between = 4 * GAP;
  const left = (SCREEN.width - 2 * width - between) / 2;
  const frame = (place: number): Area => ({ x: left + place * (width + between), y: 2 * GAP, width, height });
  const mark = ({ x }: Area): Point => ({ x: x + width / 2, y: SCREEN.height - GAP - MARK / 2 });
  return { frames: [frame(0), frame(1)], marks: [mark(frame(0)), mark(frame(1))] };
}
