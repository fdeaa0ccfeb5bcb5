/** Masks: outlines that show a part of a layer. */
import type { LottieLayer } from '../../scene/lottie';
import type { CanvasPool, Context2D } from '../canvas-pool';
import type { Drawing } from '../drawing';
import { boundsOf, draw } from '../outlines/curves';
import { drawMask, fillEverything, hasPlainEdge, type LottieMask, layerMaskOf, type Mask, type MaskMode } from './mask';

/** What each mode does to the opacity of the masks before it. */
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
      draw(context, frame, options) {
        const all = (on: Context2D) => {
          for (const drawing of drawings) drawing.draw(on, frame, options);
        };
        if (!fillOne(masks, context, frame, options.pool, all)) cutByAll(masks, context, frame, options.pool, all);
      },
    },
  ];
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
  if (!only || others.length > 0 || BLENDS[only.mode] !== 'source-over' || !hasPlainEdge(only, frame)) return false;
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
  const isByBrightness = masks.some((mask) => COMPARING.has(mask.mode) && !isHard(mask, frame));
  const drawCut = isByBrightness ? drawGrayCut : drawOpaqueCut;
  pool.lay(context, {}, (offscreen) => {
    drawAll(offscreen);
    pool.lay(offscreen, { blend: 'destination-in', isByBrightness }, (cut) => drawCut(masks, cut, frame, pool));
  });
}

/** Nothing of it is half transparent. */
function isHard({ opacity, feather }: Mask, frame: number): boolean {
  return opacity.at(frame) >= 100 && feather.at(frame).every((part) => part === 0);
}

function startsFull([first]: readonly Mask[]): boolean {
  return first !== undefined && BLENDS[first.mode] !== 'source-over';
}

/** Each mask is drawn as a whole, so that what lies outside of its outline counts as well. */
function drawOpaqueCut(masks: readonly Mask[], cut: Context2D, frame: number, pool: CanvasPool): void {
  if (startsFull(masks)) fillEverything(cut);
  for (const mask of masks)
    pool.lay(cut, { blend: BLENDS[mask.mode], opacity: mask.opacity.at(frame) / 100 }, (own) =>
      drawMask(mask, own, frame),
    );
}

function drawGrayCut(masks: readonly Mask[], cut: Context2D, frame: number, pool: CanvasPool): void {
  cut.fillStyle = startsFull(masks) ? SHOWN : HIDDEN;
  fillEverything(cut);
  for (const mask of masks)
    pool.lay(cut, { blend: GRAY_BLENDS[mask.mode] }, (gray) => {
      const isTaken = mask.mode === 's';
      gray.fillStyle = isTaken ? SHOWN : HIDDEN;
      fillEverything(gray);
      pool.lay(gray, { opacity: mask.opacity.at(frame) / 100 }, (own) => {
        own.fillStyle = isTaken ? HIDDEN : SHOWN;
        drawMask(mask, own, frame);
      });
    });
}
