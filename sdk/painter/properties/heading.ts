/** Direction in which a position moves. */
import { changingSpan } from '../../scene/documents/property-value';
import type { LottieProperty, LottieTransform } from '../../scene/lottie';
import { type Reader, stillReader } from './reader';

/** Frames between the two positions that give the direction, as in lottie-web. */
const STEP = 0.01;

/** Degrees clockwise from the right. Before its first and after its last keyframe a position keeps its direction. */
export function headingReader(property: LottieTransform['p'], position: Reader<readonly number[]>): Reader<number> {
  const spans = partsOf(property).flatMap((part) => changingSpan(part) ?? []);
  if (spans.length === 0) return stillReader(0);
  const first = Math.min(...spans);
  const last = Math.max(...spans);
  const at = (frame: number) => {
    const to = Math.min(last, Math.max(first + STEP, frame));
    const [x = 0, y = 0] = position.at(to);
    const [fromX = 0, fromY = 0] = position.at(to - STEP);
    return (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
  };
  return { isStill: false, at };
}

function partsOf(property: LottieTransform['p']): LottieProperty[] {
  if (!property) return [];
  const { x, y } = property as { x?: unknown; y?: unknown };
  return (x && typeof x === 'object' ? [x, y] : [property]) as LottieProperty[];
}
