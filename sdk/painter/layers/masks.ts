/** Masks: outlines that show a part of a layer. */
import type { LottieLayer, LottieProperty } from '../../scene/lottie';
import type { CanvasPool, Context2D } from '../canvas-pool';
import type { Drawing } from '../drawing';
import { boundsOf, draw, type Outline } from '../outlines/curves';
import { type PathValue, pathReader } from '../outlines/path';
import type { Reader } from '../properties/reader';
import { numberReader } from '../properties/readers';
import { Unpaintable } from '../unpaintable';

/** As in a Lottie document. */
interface LottieMask {
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

interface Mask {
  readonly blend: GlobalCompositeOperation;
  readonly isInverted: boolean;
  readonly outline: Reader<Outline>;
  /** Percent. */
  readonly opacity: Reader<number>;
}

/** What each mode does to the masks before it. */
const BLENDS: Readonly<Record<string, GlobalCompositeOperation>> = {
  a: 'source-over',
  s: 'destination-out',
  i: 'destination-in',
  l: 'source-over',
  d: 'destination-in',
  f: 'xor',
};
/** Modes that are the lighter or darker of two opacities: known for whole ones alone. */
const WHOLE_ONLY = new Set(['l', 'd', 'f']);
/** Px: what is outside a mask that is inverted, or under one that takes away. */
const FAR = 1e5;

/** The drawings of the layer behind its masks. Throws `Unpaintable`. */
export function maskedDrawings(
  { masksProperties = [] }: LottieLayer,
  drawings: readonly Drawing[],
): readonly Drawing[] {
  const masks = (masksProperties as readonly LottieMask[]).filter(({ mode }) => mode !== 'n').map(maskOf);
  if (masks.length === 0 || drawings.length === 0) return drawings;
  return [
    {
      makeup: 'several',
      coverAt: () => undefined,
      draw(context, frame, options) {
        const all = (on: Context2D) => {
          for (const drawing of drawings) drawing.draw(on, frame, options);
        };
        if (!fillOne(masks, context, frame, options.pool, all)) cutByAll(masks, context, frame, options.pool, all);
      },
    },
  ];
}

function maskOf({ mode, inv = false, pt, o, f, x }: LottieMask): Mask {
  const blend = BLENDS[mode];
  if (!blend) throw new Unpaintable(`masks with the mode "${mode}"`);
  if (!isAlways(numberReader(f, 0), 0)) throw new Unpaintable('feathered masks');
  if (!isAlways(numberReader(x, 0), 0)) throw new Unpaintable('expanded masks');
  const opacity = numberReader(o, 100);
  if (WHOLE_ONLY.has(mode) && !isAlways(opacity, 100))
    throw new Unpaintable('transparent masks that lighten, darken or differ');
  return { blend, isInverted: inv, outline: pathReader(pt), opacity };
}

function isAlways(reader: Reader<number>, value: number): boolean {
  return reader.isStill && reader.at(0) === value;
}

/** One mask that adds its inside: a single canvas is needed. */
function fillOne(
  masks: readonly Mask[],
  context: Context2D,
  frame: number,
  pool: CanvasPool,
  drawAll: (on: Context2D) => void,
): boolean {
  const [only, ...others] = masks;
  if (!only || others.length > 0 || only.isInverted || only.blend !== 'source-over') return false;
  const outline = only.outline.at(frame);
  const bounds = boundsOf(outline);
  const path = new Path2D();
  draw(path, outline);
  if (bounds) pool.fill(context, [{ path, opacity: only.opacity.at(frame) / 100 }], bounds, drawAll);
  return true;
}

function cutByAll(
  masks: readonly Mask[],
  context: Context2D,
  frame: number,
  pool: CanvasPool,
  drawAll: (on: Context2D) => void,
): void {
  pool.lay(context, {}, (offscreen) => {
    drawAll(offscreen);
    pool.lay(offscreen, { blend: 'destination-in' }, (cut) => {
      if (masks[0]?.blend !== 'source-over') cut.fillRect(-FAR, -FAR, 2 * FAR, 2 * FAR);
      for (const mask of masks) applyMask(mask, cut, frame, pool);
    });
  });
}

function applyMask(
  { blend, isInverted, outline, opacity }: Mask,
  cut: Context2D,
  frame: number,
  pool: CanvasPool,
): void {
  const path = new Path2D();
  if (isInverted) path.rect(-FAR, -FAR, 2 * FAR, 2 * FAR);
  draw(path, outline.at(frame));
  // drawn as a whole, so that what lies outside the outline counts as well
  pool.lay(cut, { blend, opacity: opacity.at(frame) / 100 }, (own) =>
    own.fill(path, isInverted ? 'evenodd' : 'nonzero'),
  );
}
