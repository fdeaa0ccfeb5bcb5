/**
 * Bakes Merge Paths: outlines that are added, cut or crossed become the outlines that result, by the path operations of Skia. Where one
 * changes, there is a result for each frame.
 */
import { PathOp, Path2D as SkiaPath } from '@napi-rs/canvas';
import { type Curve, draw, type Outline } from '../../painter/outlines/curves';
import { mergeOperandsOf } from '../../painter/shapes/merge-operands';
import { layersOf, mapLayers } from '../../scene/documents/layer-tree';
import type { LottieAnimation, LottieLayer, LottieShape } from '../../scene/lottie';
import { outlinesOfPath } from './path-data';

/** `mm` of a merge: what is done with each further outline. 1 puts outlines together as they are. */
const OPERATIONS: Readonly<Record<number, PathOp>> = {
  2: PathOp.Union,
  3: PathOp.Difference,
  4: PathOp.Intersect,
  5: PathOp.Xor,
};
/** Curves in the operations of one document: they take up to a second. */
const MOST_CURVES = 10_000;

/** Merges that cannot be baked stay: those after styles and repeaters, and those of too many curves or frames. */
export function withMergedPaths(animation: LottieAnimation): LottieAnimation {
  if (!layersOf(animation).some(({ shapes }) => shapes && hasMerge(shapes))) return animation;
  const budget = { curves: MOST_CURVES };
  return mapLayers(animation, (layer) => {
    if (!layer.shapes) return [layer];
    return [{ ...layer, shapes: mergedItems(layer.shapes, framesOf(layer), budget) }];
  });
}

/** Remaining budget. */
interface Budget {
  curves: number;
}

function hasMerge(items: readonly LottieShape[]): boolean {
  return items.some(({ ty, it }) => ty === 'mm' || (it !== undefined && hasMerge(it)));
}

/** Whole frames of the layer. */
function framesOf({ ip, op }: LottieLayer): readonly number[] {
  return Array.from({ length: Math.max(0, Math.ceil(op) - Math.floor(ip)) }, (_, index) => Math.floor(ip) + index);
}

function mergedItems(items: readonly LottieShape[], frames: readonly number[], budget: Budget): LottieShape[] {
  let merged: LottieShape[] = [];
  for (const item of items) {
    const inner = item.it ? { ...item, it: mergedItems(item.it, frames, budget) } : item;
    const paths = item.ty === 'mm' ? mergedOrLeft(inner, merged, frames, budget) : undefined;
    merged = paths ? [...paths] : [...merged, inner];
  }
  return merged;
}

/** Undefined for what cannot be merged: the document has not been checked yet. */
function mergedOrLeft(...merge: Parameters<typeof mergedPaths>): readonly LottieShape[] | undefined {
  try {
    return mergedPaths(...merge);
  } catch {
    return undefined; // `Unpaintable`, or a document that is not as documents are
  }
}

function mergedPaths(
  { mm }: LottieShape,
  before: readonly LottieShape[],
  frames: readonly number[],
  budget: Budget,
): readonly LottieShape[] | undefined {
  const operation = OPERATIONS[Number(mm)];
  const operands = mergeOperandsOf(before);
  if (operation === undefined || !operands) return undefined;
  const moments = operands.every(({ isStill }) => isStill) ? frames.slice(0, 1) : frames;
  const results: (readonly Outline[])[] = [];
  for (const frame of moments) {
    const outlines = operands.map((operand) => operand.at(frame));
    budget.curves -= outlines.flat().reduce((sum, { curves }) => sum + curves.length, 0);
    if (budget.curves < 0) return undefined;
    results.push(mergedOutlines(outlines, operation));
  }
  const count = Math.max(0, ...results.map(({ length }) => length));
  return Array.from({ length: count }, (_, index) =>
    pathItem(
      results.map((result) => result[index]),
      moments,
    ),
  );
}

/** The first one, changed by each of the others. */
function mergedOutlines(operands: readonly (readonly Outline[])[], operation: PathOp): readonly Outline[] {
  const [first, ...others] = operands.map(skiaPath);
  const result = first && others.reduce((path, other) => path.op(other, operation), first);
  return result ? outlinesOfPath(result.asWinding().toSVGString()) : [];
}

function skiaPath(outlines: readonly Outline[]): SkiaPath {
  const path = new SkiaPath();
  for (const outline of outlines) draw(path as unknown as Path2D, outline);
  return path;
}

/** `outlines`: one for each of the frames; undefined where there is none. */
function pathItem(outlines: readonly (Outline | undefined)[], frames: readonly number[]): LottieShape {
  const values = outlines.map(pathValue);
  if (values.length === 1) return { ty: 'sh', ks: { a: 0, k: values[0] } as never };
  const k = values.map((value, index) => ({ t: frames[index], s: [value], h: 1 }));
  return { ty: 'sh', ks: { a: 1, k } as never };
}

function pathValue(outline: Outline | undefined): object {
  const curves = outline?.curves ?? [];
  const before = (index: number): Curve | undefined => curves[index - 1] ?? curves.at(-1);
  return {
    c: true,
    v: curves.map(([x, y]) => [x, y]),
    i: curves.map(([x, y], index) => [(before(index)?.[4] ?? x) - x, (before(index)?.[5] ?? y) - y]),
    o: curves.map(([x, y, outX, outY]) => [outX - x, outY - y]),
  };
}
