/** One mask of a layer: its outline, how hard its edge is, and what it does to the masks before it. */
import type { LottieProperty } from '../../scene/lottie';
import { fillEverything } from '../fill-everything';
import type { Context2D, LayerPool } from '../layer-pool';
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
  /** Softness of the edge in px, across and down. */
  readonly feather: Reader<readonly number[]>;
  /** Distance in px that the outline moves outward. */
  readonly expansion: Reader<number>;
}

const MODES = ['a', 's', 'i', 'l', 'd', 'f'] as const;
export type MaskMode = (typeof MODES)[number];

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

/** True if the outline at the frame is its edge. */
export function hasPlainEdge({ isInverted, feather, expansion }: Mask, frame: number): boolean {
  return !isInverted && expansion.at(frame) === 0 && featherAt(feather, frame) === 0;
}

/** Draws the mask with the fill of a context of its own, without its opacity. */
export function drawMask(mask: Mask, context: Context2D, frame: number, pool: LayerPool): void {
  const expansion = mask.expansion.at(frame);
  const feather = featherAt(mask.feather, frame);
  const outline = mask.outline.at(frame);
  if (feather > 0) pool.fillSoftly(context, pathOf(expandedOutline(outline, expansion), pool), EDGE_SIGMA * feather);
  else fillExpanded(context, pathOf(outline, pool), expansion, pool);
  if (!mask.isInverted) return;
  const { fillStyle } = context;
  pool.lay(context, { blend: 'source-out' }, (rest) => {
    rest.fillStyle = fillStyle;
    fillEverything(rest);
  });
}

function pathOf(outline: Outline, pool: LayerPool): Path2D {
  const path = pool.createPath();
  draw(path, outline);
  return path;
}

/** The mean of both axes. */
function featherAt(feather: Reader<readonly number[]>, frame: number): number {
  const [across = 0, down = across] = feather.at(frame);
  return (across + down) / 2;
}

function fillExpanded(context: Context2D, path: Path2D, expansion: number, pool: LayerPool): void {
  context.fill(path);
  if (expansion === 0) return;
  const blend = expansion < 0 ? 'destination-out' : 'source-over';
  const { fillStyle } = context;
  pool.lay(context, { blend }, (edge) => {
    edge.strokeStyle = fillStyle;
    edge.lineWidth = 2 * Math.abs(expansion);
    edge.lineJoin = 'round';
    edge.setLineDash([]);
    edge.stroke(path);
  });
}
