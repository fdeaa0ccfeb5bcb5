/** The outlines that Merge Paths puts together: those listed before it in its group, moved by their groups. */
import type { LottieShape, LottieTransform } from '../../scene/lottie';
import type { Curve, Outline } from '../outlines/curves';
import { type JoiningModifier, joinedModifiers, type Modifier, modified } from '../outlines/modifier';
import { outlineReader } from '../outlines/outline-reader';
import type { Reader } from '../properties/reader';
import { IDENTITY, type Matrix, multiply, type Placing, placingOf } from '../transform';
import { isOutline, isStyle, modifierOf } from './items';

/** Outlines of one path at a frame. */
export type MergeOperand = Reader<readonly Outline[]>;

/** From the first listed to the last. Undefined where one is colored by itself, or repeated. Throws `Unpaintable`. */
export function mergeOperandsOf(items: readonly LottieShape[]): readonly MergeOperand[] | undefined {
  return operandsWithin(items, [], [])?.toReversed();
}

function operandsWithin(
  items: readonly LottieShape[],
  outer: readonly (Modifier | JoiningModifier)[],
  groups: readonly Placing[],
): readonly MergeOperand[] | undefined {
  const modifiers = [...outer];
  const operands: MergeOperand[] = [];
  for (const item of items.toReversed()) {
    if (item.hd || item.ty === 'tr') continue;
    if (isStyle(item) || item.ty === 'rp' || item.ty === 'mm') return undefined;
    if (item.ty === 'gr') {
      const { it = [] } = item;
      const placing = placingOf(it.find(({ ty }) => ty === 'tr') as LottieTransform | undefined);
      const inner = operandsWithin(it, modifiers, [...groups, placing]);
      if (!inner) return undefined;
      operands.push(...inner);
    } else if (isOutline(item)) operands.push(operandOf(item, [...modifiers], groups));
    else modifiers.push(modifierOf(item));
  }
  return operands;
}

function operandOf(
  item: LottieShape,
  modifiers: readonly (Modifier | JoiningModifier)[],
  groups: readonly Placing[],
): MergeOperand {
  const outline = outlineReader(item);
  const joined = joinedModifiers(outline, modifiers);
  return {
    isStill: [outline, ...joined, ...groups.map(({ matrix }) => matrix)].every(({ isStill }) => isStill),
    at(frame) {
      const matrix = groups.reduce<Matrix>((product, placing) => multiply(product, placing.matrix.at(frame)), IDENTITY);
      return modified(outline.at(frame), joined, frame).map((part) => movedOutline(part, matrix));
    },
  };
}

function movedOutline({ curves, isClosed }: Outline, [a, b, c, d, e, f]: Matrix): Outline {
  const moved = curves.map(
    (curve) =>
      curve.map((_, index) => {
        const x = curve[index - (index % 2)] ?? 0;
        const y = curve[index - (index % 2) + 1] ?? 0;
        return index % 2 === 0 ? a * x + c * y + e : b * x + d * y + f;
      }) as unknown as Curve,
  );
  return { curves: moved, isClosed };
}
