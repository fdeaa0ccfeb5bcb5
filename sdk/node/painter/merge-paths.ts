/**
 * Bakes Merge Paths: outlines that are added, cut or crossed become the outlines that result, by the path operations of Skia. Where one
 * changes, there is a result for each frame.
 */
import { Path2D as SkiaPath, PathOp } from '@napi-rs/canvas';
import type { Curve, Outline } from '../../painter/outlines/curves';
import { draw } from '../../painter/outlines/curves';
import { type MergeOperand, mergeOperandsOf } from '../../painter/shapes/merge-operands';
import type { LottieAnimation, LottieLayer, LottieShape } from '../../scene/lottie';
import { mapLayers } from '../../scene/layer-tree';
import { outlinesOfPath } from './path-data';

/** `mm` of a merge: what is done with each further outline. 1 puts outlines together as they are. */
const OPERATIONS: Readonly<Record<number, PathOp>> = {
  2: PathOp.Union,
  3: PathOp.Difference,
  4: PathOp.Intersect,
  5: PathOp.Xor,
};
/** Of one document; each takes a tenth of a millisecond to some milliseconds. */
const MOST_OPERATIONS = 10_000;

/** Merges that cannot be baked stay: those after styles and repeaters, and those of too many frames. */
export function withMergedPaths(animation: LottieAnimation): LottieAnimation {
  let left = MOST_OPERATIONS;
  return mapLayers(animation, (layer) => {
    if (!layer.shapes) return [layer];
    const frames = framesOf(layer);
    const spend = (operations: number) => {
      if (operations > left) return false;
      left -= operations;
      return true;
    };
    return [{ ...layer, shapes: mergedItems(layer.shapes, frames, spend) }];
  });
}

/** Whole frames of the layer. */
function framesOf({ ip, op }: LottieLayer): readonly number[] {
  return Array.from({ length: Math.max(0, Math.ceil(op) - Math.floor(ip)) }, (_, index) => Math.floor(ip) + index);
}

/** Whether so many more operations may be done. */
type Spend = (operations: number) => boolean;

function mergedItems(items: readonly LottieShape[], frames: readonly number[], spend: Spend): LottieShape[] {
  let merged: LottieShape[] = [];
  for (const item of items) {
    const inner = item.it ? { ...item, it: mergedItems(item.it, frames, spend) } : item;
    const paths = item.ty === 'mm' ? mergedPaths(inner, merged, frames, spend) : undefined;
    merged = paths ? [...paths] : [...merged, inner];
  }
  return merged;
}

function mergedPaths(
  { mm }: LottieShape,
  before: readonly LottieShape[],
  frames: readonly number[],
  spend: Spend,
): readonly LottieShape[] | undefined {
  const operation = OPERATIONS[Number(mm)];
  const operands = mergeOperandsOf(before);
  if (operation === undefined || !operands) return undefined;
  const moments = operands.every(({ isStill }) => isStill) ? frames.slice(0, 1) : frames;
  if (!spend(moments.length * operands.length)) return undefined;
  const results = moments.map((frame) => resultAt(operands, operation, frame));
  const count = Math.max(...results.map(({ length }) => length));
  return Array.from({ length: count }, (_, index) => pathItem(results.map((result) => result[index]), moments));
}

function resultAt(operands: readonly MergeOperand[], operation: PathOp, frame: number): readonly Outline[] {
  const [first, ...others] = operands.map((operand) => skiaPath(operand.at(frame)));
  if (!first) return [];
  const result = others.reduce((path, other) => path.op(other, operation), first);
  return outlinesOfPath(result.asWinding().toSVGString());
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
