/** Variants of a compiled scene in which only the letters of one field differ: what a measurement of its contrast needs. */
import { layersOf, mapLayers } from '../documents/layer-tree';
import type { LottieAnimation, LottieLayer, LottieShape } from '../lottie';

/** Part of the letters: the fill, or the edge around them. */
export type InkPart = 'ink' | 'edge';

/** RGB, 0 to 1 each. */
type Color = readonly [number, number, number];

/** The parts that the letters of a field have; none for a field that is no text of the scene. */
export function inkParts(animation: LottieAnimation, field: string): InkPart[] {
  const names = new Set(
    layersOf(animation)
      .filter((layer) => layer.field === field && layer.ty === 4)
      .flatMap(({ shapes = [] }) => lettersOf(shapes).flatMap(({ it = [] }) => it.map(({ nm }) => nm))),
  );
  return (['ink', 'edge'] as const).filter((part) => names.has(part));
}

/** The document with a name for each layer of letters that belongs to no field; equal documents get equal names. */
export function withNamedLetters(animation: LottieAnimation): LottieAnimation {
  let count = 0;
  return mapLayers(animation, (layer) => {
    const isUnnamed = layer.field === undefined && layer.ty === 4 && lettersOf(layer.shapes ?? []).length > 0;
    return [isUnnamed ? { ...layer, field: `${UNNAMED}${count++}` } : layer];
  });
}

/** True if `withNamedLetters` has made the name up. */
export function isMadeUp(field: string): boolean {
  return field.startsWith(UNNAMED);
}

/** No innerReference begins so. */
const UNNAMED = '\u0000';

/** With one part of the field's letters in `color`. Plates behind them stay. */
export function recolored(animation: LottieAnimation, field: string, part: InkPart, color: Color): LottieAnimation {
  return withLetters(animation, field, (item) => (item.nm === part ? [{ ...item, c: { a: 0, k: color } }] : [item]));
}

/** Without the field's letters. Plates behind them stay. */
export function unlettered(animation: LottieAnimation, field: string): LottieAnimation {
  return withLetters(animation, field, (item) => (item.nm === 'ink' || item.nm === 'edge' ? [] : [item]));
}

type ChangeItem = (item: LottieShape) => LottieShape[];

function withLetters(animation: LottieAnimation, field: string, change: ChangeItem): LottieAnimation {
  const rewrite = (shapes: readonly LottieShape[]): LottieShape[] =>
    shapes.map((shape) => {
      if (isLetters(shape)) return { ...shape, it: (shape.it ?? []).flatMap(change) };
      return shape.it ? { ...shape, it: rewrite(shape.it) } : shape;
    });
  return mapLayers(animation, (layer: LottieLayer) =>
    layer.field === field && layer.shapes ? [{ ...layer, shapes: rewrite(layer.shapes) }] : [layer],
  );
}

function lettersOf(shapes: readonly LottieShape[]): LottieShape[] {
  return shapes.flatMap((shape) => (isLetters(shape) ? [shape] : lettersOf(shape.it ?? [])));
}

/** Written by `text-shapes.ts`; a plate is a rectangle. */
function isLetters({ nm, it = [] }: LottieShape): boolean {
  return nm === 'unit' && it.every(({ ty }) => ty !== 'rc');
}
