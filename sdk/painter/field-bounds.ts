/**
 * Positions of the fields of a compiled scene at a frame: read from the same matrices, times and outlines that the
 * painter draws with. Outlines count without their modifiers; the compiler gives a text none.
 */
import type { LottieAnimation, LottieAsset, LottieLayer, LottieShape, LottieTransform } from '../scene/lottie';
import type { Bounds } from './layer-pool';
import { innerFrameOf } from './layers/layer-time';
import { boundsOf, type Outline } from './outlines/curves';
import { outlineReader } from './outlines/outline-reader';
import type { Reader } from './properties/reader';
import { IDENTITY, type Matrix, movedBounds, multiply, type Placing, placingOf, union } from './transform';

/** Bounds of a visible field, in px of the document. */
export interface FieldBounds {
  /** innerReference. */
  readonly field: string;
  readonly kind: 'text' | 'image';
  /** Cut by its matte and by the precomps around it. */
  readonly bounds: Bounds;
  /** Text layer: its `ind`, and the matrix from its pixels to the document. */
  readonly layer: { readonly index: number | undefined; readonly matrix: Matrix } | undefined;
}

/** Asks a document where its fields are at a frame, from back to front. */
export type FieldBoundsAt = (frame: number) => readonly FieldBounds[];

/** Fainter than this is not seen. */
const LEAST_OPACITY = 0.05;
const OUTLINES = new Set(['sh', 'rc', 'el', 'sr']);

/** Reads the document once. A frame after its end is its last one, as the painter has it. */
export function fieldBoundsOf({ layers, assets, w, h, fr, ip, op }: LottieAnimation): FieldBoundsAt {
  const scope: Scope = { assets: new Map(assets.map((asset) => [asset.id, asset])), frameRate: fr };
  const nodes = nodesOf(layers, scope);
  return (frame) =>
    fieldsIn(nodes, { frame: Math.min(frame, op - 1 - ip), matrix: IDENTITY, opacity: 1, clip: [0, 0, w, h] });
}

interface Scope {
  readonly assets: ReadonlyMap<string, LottieAsset>;
  /** Frames a second. */
  readonly frameRate: number;
}

/** Time, place and opacity that what is inside a layer inherits. */
interface Around {
  readonly frame: number;
  readonly matrix: Matrix;
  /** 0 to 1. */
  readonly opacity: number;
}

interface Inside extends Around {
  readonly clip: Bounds;
}

/** A layer as far as bounds are concerned. */
interface LayerNode {
  readonly layer: LottieLayer;
  /** Parents from the outermost, then its own. */
  readonly placings: readonly Placing[];
  readonly innerFrame: (frame: number) => number;
  /** The layers of a precomp; empty for other layers. */
  readonly nodes: readonly LayerNode[];
  /** Read when they are asked for: those of fields and mattes alone are. */
  readonly marks: () => readonly Mark[];
}

/** An outline, or a group of marks. */
type Mark = { readonly outline: Reader<Outline> } | { readonly placing: Placing; readonly marks: readonly Mark[] };

function nodesOf(layers: readonly LottieLayer[], scope: Scope): LayerNode[] {
  const placings = new Map(layers.map((layer) => [layer, placingOf(layer.ks, layer.ao === 1)]));
  const chainOf = (layer: LottieLayer): Placing[] => {
    const parent = layer.parent === undefined ? undefined : layers.find(({ ind }) => ind === layer.parent);
    const own = placings.get(layer);
    return [...(parent && parent !== layer ? chainOf(parent) : []), ...(own ? [own] : [])];
  };
  return layers.map((layer) => {
    const inner = layer.ty === 0 && layer.refId !== undefined ? scope.assets.get(layer.refId)?.layers : undefined;
    return {
      layer,
      placings: chainOf(layer),
      innerFrame: innerFrameOf(layer, scope.frameRate),
      nodes: inner ? nodesOf(inner, scope) : [],
      marks: once(() => (layer.ty === 4 ? marksOf(layer.shapes ?? []) : [])),
    };
  });
}

function once<Value>(read: () => Value): () => Value {
  let kept: { readonly value: Value } | undefined;
  return () => {
    kept ??= { value: read() };
    return kept.value;
  };
}

function marksOf(shapes: readonly LottieShape[]): Mark[] {
  return shapes.flatMap((shape): Mark[] => {
    if (shape.hd) return [];
    if (OUTLINES.has(shape.ty)) return [{ outline: outlineReader(shape) }];
    if (shape.ty !== 'gr') return [];
    const items = shape.it ?? [];
    const transform = items.find(({ ty }) => ty === 'tr') as LottieTransform | undefined;
    return [{ placing: placingOf(transform), marks: marksOf(items) }];
  });
}

/** A document lists the layer in front first. */
function fieldsIn(nodes: readonly LayerNode[], inside: Inside): FieldBounds[] {
  return nodes.toReversed().flatMap((node) => fieldsOf(node, nodes, inside));
}

function fieldsOf(node: LayerNode, nodes: readonly LayerNode[], inside: Inside): FieldBounds[] {
  const { layer, innerFrame } = node;
  const isPlace = layer.ty === 0;
  if ((layer.field === undefined && !isPlace) || !isPainted(node, nodes, inside.frame)) return [];
  const own = around(node, inside);
  const covered = coveredBy(node, own);
  const matte = matteOf(node, nodes);
  const hole = matte && cutsInside(layer) ? coveredBy(matte, around(matte, inside)) : inside.clip;
  const seen = covered && hole && intersection(intersection(covered, hole), inside.clip);
  if (!seen) return [];
  if (layer.field === undefined) return fieldsIn(node.nodes, { ...own, frame: innerFrame(own.frame), clip: seen });
  const place = isPlace ? undefined : { index: layer.ind, matrix: own.matrix };
  return [{ field: layer.field, kind: isPlace ? 'image' : 'text', bounds: seen, layer: place }];
}

/** A layer that cuts out others is painted through them. */
function isPainted(node: LayerNode, nodes: readonly LayerNode[], frame: number): boolean {
  if (node.layer.hd || !isInTime(node.layer, frame)) return false;
  return !node.layer.td || nodes.some((other) => isInTime(other.layer, frame) && matteOf(other, nodes) === node);
}

function isInTime({ ip, op }: LottieLayer, frame: number): boolean {
  return frame >= ip && frame < op;
}

function matteOf({ layer }: LayerNode, nodes: readonly LayerNode[]): LayerNode | undefined {
  if (!layer.tt) return undefined;
  const index = nodes.findIndex((other) => other.layer === layer);
  return layer.tp === undefined ? nodes[index - 1] : nodes.find((other) => other.layer.ind === layer.tp);
}

/** The kinds 2 and 4 of a matte show what is outside of it. */
function cutsInside({ tt }: LottieLayer): boolean {
  return tt === 1 || tt === 3;
}

function around({ placings }: LayerNode, { frame, matrix, opacity }: Around): Around {
  const own = placings.reduce<Matrix>((product, placing) => multiply(product, placing.matrix.at(frame)), matrix);
  return { frame, matrix: own, opacity: opacity * (placings.at(-1)?.opacity.at(frame) ?? 1) };
}

/** Undefined for what cannot be seen. */
function coveredBy({ layer, marks }: LayerNode, own: Around): Bounds | undefined {
  if (own.opacity < LEAST_OPACITY) return undefined;
  if (layer.ty === 0) return movedBounds([0, 0, layer.w ?? 0, layer.h ?? 0], own.matrix);
  const boxes = boxesOf(marks(), own);
  return boxes.length > 0 ? union(boxes) : undefined;
}

function boxesOf(marks: readonly Mark[], { frame, matrix, opacity }: Around): Bounds[] {
  return marks.flatMap((mark): Bounds[] => {
    if ('outline' in mark) {
      const box = boundsOf(mark.outline.at(frame));
      return box ? [movedBounds(box, matrix)] : [];
    }
    const inner = opacity * mark.placing.opacity.at(frame);
    if (inner < LEAST_OPACITY) return [];
    return boxesOf(mark.marks, { frame, matrix: multiply(matrix, mark.placing.matrix.at(frame)), opacity: inner });
  });
}

/** Undefined when they do not meet. */
function intersection(a: Bounds | undefined, b: Bounds): Bounds | undefined {
  if (!a) return undefined;
  const left = Math.max(a[0], b[0]);
  const top = Math.max(a[1], b[1]);
  const right = Math.min(a[2], b[2]);
  const bottom = Math.min(a[3], b[3]);
  return right > left && bottom > top ? [left, top, right, bottom] : undefined;
}
