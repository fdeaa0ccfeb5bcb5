import type { KeyframeEasing } from './easing';
import { keys } from './property';

export type Side = 'left' | 'right' | 'top' | 'bottom';

const PIVOT: Readonly<Record<Side, readonly [number, number]>> = {
  left: [0, 0.5],
  right: [1, 0.5],
  top: [0.5, 0],
  bottom: [0.5, 1],
};

/** Rules, bars and plates that grow out of one of their sides: options of a `block`. Seconds from the start of the scene. */
export function grow(from: number, until: number, easing: KeyframeEasing = 'outExpo', side: Side = 'left') {
  const none = side === 'left' || side === 'right' ? [0, 100] : [100, 0];
  return { pivot: PIVOT[side], scale: keys([from, none, easing], [until, [100, 100]]) };
}
