/** The canvases behind the brush: the mask as it was, with all strokes that are done, and what people see. */

import type { Media } from '@spotreel/sdk/internal/contract';
import { maskSize } from '@spotreel/sdk/internal/contract';
import type { BrushStroke } from '@spotreel/sdk/internal/stores';
import { loadImage } from '../../../foundation/files/load-image';

/** Opacity of the image where it is removed, so that people see what they bring back. */
const GHOST = 0.28;
/** Widths of the lines that make a soft edge, with their opacity. */
const SOFT_EDGE = [
  [1, 0.35],
  [0.94, 0.5],
  [0.88, 1],
] as const;
/** The mask is looked at in a copy of so many pixels. */
const PROBE_PX = 64;
const LEAST_SHARE = 0.002;

/** `result`: what is kept. `removed`: also what is not, faintly. `before`: the whole image. */
export type MaskView = 'result' | 'removed' | 'before';

/** The mask of one image while it is painted. */
export interface MaskPainting {
  /** Draws what people see on `canvas`, which gets the size of the mask. */
  show(canvas: HTMLCanvasElement, strokes: readonly BrushStroke[], view: MaskView): void;
  /** False where hardly anything is kept. */
  keepsAnything(strokes: readonly BrushStroke[]): boolean;
  /** White stays, black goes. Rejects where the browser cannot write it. */
  toPng(strokes: readonly BrushStroke[]): Promise<Blob>;
}

/**
 * Begins with the opacity of `after`; without it, the whole image is kept. Rejects when an image cannot be loaded, or its server
 * does not let pages read it.
 */
export async function openMaskPainting(before: Media, after: Media | undefined): Promise<MaskPainting> {
  const { width, height } = maskSize(before.props);
  const [image, cutOut] = await Promise.all([loadImage(before.url), after && loadImage(after.url)]);
  const canvas = () => newCanvas(width, height);
  const base = canvas();
  if (cutOut) base.drawImage(cutOut, 0, 0, width, height);
  base.globalCompositeOperation = cutOut ? 'source-in' : 'source-over';
  base.fillStyle = 'white';
  base.fillRect(0, 0, width, height);
  // the browser refuses what it may not read now, and not when it is saved
  base.getImageData(0, 0, 1, 1);
  const layers = { base, done: canvas(), mask: canvas() };
  const maskOf = createMaskDrawer(layers);
  return {
    show(target, strokes, view) {
      const mask = maskOf(strokes);
      if (target.width !== width || target.height !== height) Object.assign(target, { width, height });
      const context = contextOf(target);
      context.globalCompositeOperation = 'copy';
      context.drawImage(view === 'before' ? image : mask.canvas, 0, 0, width, height);
      if (view === 'before') return;
      context.globalCompositeOperation = 'source-in';
      context.drawImage(image, 0, 0, width, height);
      if (view === 'result') return;
      context.globalCompositeOperation = 'destination-over';
      context.globalAlpha = GHOST;
      context.drawImage(image, 0, 0, width, height);
      context.globalAlpha = 1;
    },
    keepsAnything: (strokes) => shareOf(maskOf(strokes).canvas) > LEAST_SHARE,
    toPng: (strokes) => pngOf(maskOf(strokes).canvas),
  };
}

type Context = CanvasRenderingContext2D;

/** Keeps the strokes that are done on a canvas, so that only the last one is drawn while it is painted. */
function createMaskDrawer({ base, done, mask }: Record<'base' | 'done' | 'mask', Context>) {
  let drawn: readonly BrushStroke[] = [];
  copy(base, done);
  return (strokes: readonly BrushStroke[]): Context => {
    const finished = strokes.slice(0, -1);
    const isLonger = drawn.every((stroke, index) => stroke === finished[index]);
    if (!isLonger) copy(base, done);
    for (const stroke of finished.slice(isLonger ? drawn.length : 0)) drawStroke(done, stroke);
    drawn = finished;
    copy(done, mask);
    const last = strokes.at(-1);
    if (last) drawStroke(mask, last);
    return mask;
  };
}

function drawStroke(context: Context, { tool, radius, points }: BrushStroke): void {
  const { width, height } = context.canvas;
  context.globalCompositeOperation = tool === 'keep' ? 'source-over' : 'destination-out';
  context.strokeStyle = 'white';
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [share, opacity] of SOFT_EDGE) {
    context.globalAlpha = opacity;
    context.lineWidth = 2 * radius * share * Math.max(width, height);
    context.beginPath();
    for (const [index, { x, y }] of points.entries()) {
      if (index === 0) context.moveTo(x * width, y * height);
      context.lineTo(x * width, y * height);
    }
    context.stroke();
  }
  context.globalAlpha = 1;
}

function copy(from: Context, to: Context): void {
  to.globalCompositeOperation = 'copy';
  to.drawImage(from.canvas, 0, 0);
}

function newCanvas(width: number, height: number): Context {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  return contextOf(canvas);
}

function contextOf(canvas: HTMLCanvasElement): Context {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  return context;
}

/** Share of the image that a mask keeps, 0 to 1. */
function shareOf(mask: HTMLCanvasElement): number {
  const probe = newCanvas(PROBE_PX, PROBE_PX);
  probe.drawImage(mask, 0, 0, PROBE_PX, PROBE_PX);
  const { data } = probe.getImageData(0, 0, PROBE_PX, PROBE_PX);
  let sum = 0;
  for (let at = 3; at < data.length; at += 4) sum += data[at] ?? 0;
  return sum / (255 * PROBE_PX * PROBE_PX);
}

async function pngOf(mask: HTMLCanvasElement): Promise<Blob> {
  const flat = newCanvas(mask.width, mask.height);
  flat.fillStyle = 'black';
  flat.fillRect(0, 0, mask.width, mask.height);
  flat.drawImage(mask, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => flat.canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the mask is too large for this browser');
  return blob;
}
