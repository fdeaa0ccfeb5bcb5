/** The canvas that a layout is drawn on, with its safe area and its rhythm. */
import { CANVAS, type Ratio } from '@spotreel/sdk/internal/contract';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Distance of text from the edges, px. Source: the brand's safe area. */
const MARGIN: Readonly<Record<Ratio, number>> = { landscape: 96, portrait: 84, square: 72 };

export interface LottieStage {
  readonly ratio: Ratio;
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly seconds: number;
  /** Seconds of one beat. */
  readonly beat: number;
  /** The whole canvas. */
  readonly full: Box;
  /** The canvas without its margins. */
  readonly safe: Box;
  readonly isPortrait: boolean;
  /** The value for this ratio; a square one is as in landscape unless given. */
  pick<Value>(landscape: Value, portrait: Value, square?: Value): Value;
}

/** A scene of `bars` bars in 4/4 at `bpm` beats a minute. */
export function createLottieStage(ratio: Ratio, bars: number, bpm: number): LottieStage {
  const { width, height } = CANVAS[ratio];
  const margin = MARGIN[ratio];
  const isPortrait = ratio === 'portrait';
  const beat = 60 / bpm;
  return {
    ratio,
    width,
    height,
    margin,
    seconds: bars * 4 * beat,
    beat,
    full: { x: 0, y: 0, width, height },
    safe: { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin },
    isPortrait,
    pick: (landscape, portrait, square = landscape) => ({ landscape, portrait, square })[ratio],
  };
}

export function center(box: Box): readonly [number, number] {
  return [box.x + box.width / 2, box.y + box.height / 2];
}

export function inset(box: Box, x: number, y: number = x): Box {
  return { x: box.x + x, y: box.y + y, width: box.width - 2 * x, height: box.height - 2 * y };
}

/** The square around a circle. */
export function around([x, y]: readonly [number, number], radius: number): Box {
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}
