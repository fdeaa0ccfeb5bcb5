/** Kinds of the items of a shape layer. */
import type { LottieShape } from '../../scene/lottie';
import type { JoiningModifier, Modifier } from '../outlines/modifier';
import { offsetPathsOf } from '../outlines/offset';
import { puckerOf } from '../outlines/pucker';
import { roundCornersOf } from '../outlines/round-corners';
import { trimOf } from '../outlines/trim';
import { Unpaintable } from '../unpaintable';

const STYLES = new Set(['fl', 'gf', 'st', 'gs']);
const OUTLINES = new Set(['sh', 'rc', 'el', 'sr']);
const MODIFIERS: Readonly<Record<string, (item: LottieShape) => Modifier | JoiningModifier>> = {
  tm: trimOf,
  rd: roundCornersOf,
  pb: puckerOf,
  op: offsetPathsOf,
};

export function isStyle({ ty }: LottieShape): boolean {
  return STYLES.has(ty);
}

export function isOutline({ ty }: LottieShape): boolean {
  return OUTLINES.has(ty);
}

/** Throws `Unpaintable` for items that are none. */
export function modifierOf(item: LottieShape): Modifier | JoiningModifier {
  const make = MODIFIERS[item.ty];
  if (!make) throw new Unpaintable(`shapes of type "${item.ty}"`);
  return make(item);
}
