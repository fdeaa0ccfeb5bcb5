/** One mask of a layer: its outline, how hard its edge is, and what it does to the masks before it. */
import type { LottieProperty } from '../../scene/lottie';
import type { Context2D } from '../canvas-pool';
import { draw, type Outline } from '../outlines/curves';
import { expandedOutline } from '../outlines/offset';
import { type PathValue, pathReader } from '../outlines/path';
import type { Reader } from '../properties/reader';
import { numberReader, vectorReader } from '../properties/readers';
import { Unpaintable } from '../unpaintable';

/** As in a Lottie document. */
export interface LottieMask {
  /** `n` none, `a` add, `s` subtract, `i` intersect, `l` lighten, `d` darken, `f` difference. */
  readonly mode: string;
  readonly inv?: boolean;
  readonly pt: LottieProperty<PathValue>;
  /** Opacity, percent. */
  readonly o?: LottieProperty;
  /** Feather and expansion, px. */
  readonly f?: LottieProperty;
  readonly x?: LottieProperty;
}

export interface Mask {
  readonly mode: MaskMode;
  readonly isInverted: boolean;
  readonly outline: Reader<Outline>;
  /** Percent. */
  readonly opacity: Reader<number>;
  /** Px of the edge, across and down. */
  readonly feather: Reader<readonly number[]>;
  /** Px that the outline moves outward. */
  readonly expansion: Reader<number>;
}

const MODES = ['a', 's', 'i', 'l', 'd', 'f'] as const;
export type MaskMode = (typeof MODES)[number];

/** Px: what is outside of a mask that is inverted, or under one that takes away. */
const FAR = 2e4;
/** Standard deviation of the soft edge, by its feather. Measured with Skottie. */
const EDGE_SIGMA = 0.38;

/** Throws `Unpaintable`. */
export function layerMaskOf({ mode, inv = false, pt, o, f, x }: LottieMask): Mask {
  const known = MODES.find((name) => name === mode);
  if (!known) throw new Unpaintable(`masks with the mode "${mode}"`);
  return {
    mode: known,
    isInverted: inv,
    outline: pathReader(pt),
    opacity: numberReader(o, 100),
    feather: vectorReader(f, [0]),
    expansion: numberReader(x, 0),
  };
}

/** Whether the outline at the frame is its edge. */
export function hasPlainEdge({ isInverted, feather, expansion }: Mask, frame: number): boolean {
  return !isInverted && expansion.at(frame) === 0 && featherAt(feather, frame) === 0;
}

export function fillEverything(context: Context2D): void {
  context.fillRect(-FAR, -FAR, 2 * FAR, 2 * FAR);
}

/** Draws the mask with the fill of a context of its own, without its opacity. */
export function drawMask(mask: Mask, context: Context2D, frame: number): void {
  const expansion = mask.expansion.at(frame);
  const feather = featherAt(mask.feather, frame);
  const outline = mask.outline.at(frame);
  if (feather > 0) fillSoftly(context, pathOf(expandedOutline(outline, expansion)), feather);
  else fillExpanded(context, pathOf(outline), expansion);
  if (!mask.isInverted) return;
  context.globalCompositeOperation = 'source-out';
  fillEverything(context);
}

function pathOf(outline: Outline): Path2D {
  const path = new Path2D();
  draw(path, outline);
  return path;
}

/** The mean of both axes. */
function featherAt(feather: Reader<readonly number[]>, frame: number): number {
  const [across = 0, down = across] = feather.at(frame);
  return (across + down) / 2;
}

function fillExpanded(context: Context2D, path: Path2D, expansion: number): void {
  context.fill(path);
  if (expansion === 0) return;
  context.save();
  if (expansion < 0) context.globalCompositeOperation = 'destination-out';
  context.strokeStyle = context.fillStyle;
  context.lineWidth = 2 * Math.abs(expansion);
  context.lineJoin = 'round';
  context.stroke(path);
  context.restore();
}

/** The shadow of an outline beside the canvas: filters of canvases are not in every browser. */
function fillSoftly(context: Context2D, path: Path2D, feather: number): void {
  const { a, b, c, d, e, f } = context.getTransform();
  const beside = context.canvas.width + FAR;
  context.save();
  context.setTransform(a, b, c, d, e - beside, f);
  context.shadowColor = String(context.fillStyle);
  // a canvas blurs with half of this as its standard deviation, in px of the canvas
  context.shadowBlur = 2 * EDGE_SIGMA * feather * Math.sqrt(Math.abs(a * d - b * c));
  context.shadowOffsetX = beside;
  context.fill(path);
  context.restore();
}
