/** Masks: outlines that show a part of a layer. */
import type { LottieLayer } from '../../scene/lottie';
import { boundsOfAll, type Drawing } from '../drawing';
import { fillEverything } from '../fill-everything';
import type { Bounds, Context2D, LayerPool } from '../layer-pool';
import { boundsOf, draw } from '../outlines/curves';
import { brightnessToOpacity } from '../pixels/brightness';
import { drawMask, hasPlainEdge, type LottieMask, layerMaskOf, type Mask, type MaskMode } from './mask';

/** Blending of each mode with the masks before it. */
const BLENDS: Readonly<Record<MaskMode, GlobalCompositeOperation>> = {
  a: 'source-over',
  s: 'destination-out',
  i: 'destination-in',
  l: 'source-over',
  d: 'destination-in',
  f: 'xor',
};
/** The same where opacities are grays. A mask that takes away is drawn in black on white. */
const GRAY_BLENDS: Readonly<Record<MaskMode, GlobalCompositeOperation>> = {
  a: 'screen',
  s: 'multiply',
  i: 'multiply',
  l: 'lighten',
  d: 'darken',
  f: 'difference',
};
/** Modes that leave nothing outside of what was there. */
const TAKING = new Set<MaskMode>(['s', 'i', 'd']);
/** Opacities as grays. */
const SHOWN = 'white';
const HIDDEN = 'black';
/** Modes that canvases know for grays alone, as soon as something is half transparent. */
const COMPARING = new Set<MaskMode>(['l', 'd', 'f']);

/** The drawings of the layer behind its masks. Throws `Unpaintable`. */
export function maskedDrawings(
  { masksProperties = [] }: LottieLayer,
  drawings: readonly Drawing[],
): readonly Drawing[] {
  const masks = (masksProperties as readonly LottieMask[]).filter(({ mode }) => mode !== 'n').map(layerMaskOf);
  if (masks.length === 0 || drawings.length === 0) return drawings;
  return [
    {
      makeup: 'several',
      coverAt: () => undefined,
      boundsAt: (frame) => boundsOfAll(drawings, frame),
      draw(context, frame, options) {
        const all = (on: Context2D) => {
          for (const drawing of drawings) drawing.draw(on, frame, options);
        };
        if (fillOne(masks, context, frame, options.pool, all)) return;
        const bounds = boundsOfAll(drawings, frame);
        options.pool.lay(context, { bounds }, (offscreen) => {
          all(offscreen);
          cutByAll(masks, offscreen, { frame, bounds, pool: options.pool });
        });
      },
    },
  ];
}

/** One mask that shows its inside, as all but one mode do: a single canvas is needed. */
function fillOne(
  masks: readonly Mask[],
  context: Context2D,
  frame: number,
  pool: LayerPool,
  drawAll: (on: Context2D) => void,
): boolean {
  const [only, ...others] = masks;
  if (!only || others.length > 0 || only.mode === 's' || !hasPlainEdge(only, frame)) return false;
  const outline = only.outline.at(frame);
  const bounds = boundsOf(outline);
  const path = pool.createPath();
  draw(path, outline);
  if (bounds) pool.fill(context, [{ path, opacity: only.opacity.at(frame) / 100 }], bounds, drawAll);
  return true;
}

interface Cutting {
  readonly frame: number;
  /** The bounds of what the masks cut. */
  readonly bounds: Bounds;
  readonly pool: LayerPool;
}

function cutByAll(masks: readonly Mask[], context: Context2D, cutting: Cutting): void {
  const { frame, bounds, pool } = cutting;
  const isByBrightness = masks.some((mask) => COMPARING.has(mask.mode) && !isHard(mask, frame));
  const drawCut = isByBrightness ? drawGrayCut : drawOpaqueCut;
  const change = isByBrightness ? brightnessToOpacity : undefined;
  pool.lay(context, { blend: 'destination-in', change, bounds }, (cut) => drawCut(masks, cut, cutting));
}

/** Nothing of it is half transparent. */
function isHard({ opacity, feather }: Mask, frame: number): boolean {
  return opacity.at(frame) >= 100 && feather.at(frame).every((part) => part === 0);
}

/** The first mask takes a part of the whole layer, or is the first part that shows. */
function startsFull([first]: readonly Mask[]): boolean {
  return first !== undefined && TAKING.has(first.mode);
}

/** Each mask is drawn as a whole, so that what lies outside of its outline counts as well. */
function drawOpaqueCut(masks: readonly Mask[], cut: Context2D, { frame, bounds, pool }: Cutting): void {
  if (startsFull(masks)) fillEverything(cut);
  for (const [index, mask] of masks.entries()) {
    // where nothing shows yet, all modes add; Skia loses other blends of a layer that is alone on another
    const blend = index === 0 && !startsFull(masks) ? 'source-over' : BLENDS[mask.mode];
    pool.lay(cut, { blend, bounds, opacity: mask.opacity.at(frame) / 100 }, (own) => drawMask(mask, own, frame, pool));
  }
}

function drawGrayCut(masks: readonly Mask[], cut: Context2D, { frame, bounds, pool }: Cutting): void {
  cut.fillStyle = startsFull(masks) ? SHOWN : HIDDEN;
  fillEverything(cut);
  for (const mask of masks)
    pool.lay(cut, { blend: GRAY_BLENDS[mask.mode], bounds }, (gray) => {
      const isTaken = mask.mode === 's';
      gray.fillStyle = isTaken ? SHOWN : HIDDEN;
      fillEverything(gray);
      pool.lay(gray, { bounds, opacity: mask.opacity.at(frame) / 100 }, (own) => {
        own.fillStyle = isTaken ? HIDDEN : SHOWN;
        drawMask(mask, own, frame, pool);
      });
    });
}
