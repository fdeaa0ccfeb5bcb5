/** Transitions in which one picture turns into the other. */
import { turnTo } from './direction';
import { inOutSine, within } from './easing';
import { put, putMasked, putShares } from './put';
import type { TransitionContext, TransitionLook, TransitionPictures } from './transition-pictures';

export function fade(context: TransitionContext, pictures: TransitionPictures, progress: number): void {
  const share = inOutSine(progress);
  putShares(context, [
    [1 - share, (on) => put(on, pictures.leaving)],
    [share, (on) => put(on, pictures.entering)],
  ]);
}

/** Length of the soft edge, share of the way. */
const SOFTNESS = 0.6;

/** A soft edge crosses the picture. */
export function luma(
  context: TransitionContext,
  pictures: TransitionPictures,
  progress: number,
  { direction }: TransitionLook,
): void {
  put(context, pictures.leaving);
  putMasked(context, pictures, (mask) => {
    mask.save();
    const [length, breadth] = turnTo(mask, direction, pictures);
    const edge = inOutSine(progress) * (1 + SOFTNESS);
    // along the diagonal, so that the edge leans
    const from = (edge - SOFTNESS) * length;
    const to = edge * length;
    const soft = mask.createLinearGradient(from, 0, to, (breadth * SOFTNESS) / 2);
    soft.addColorStop(0, 'rgba(0,0,0,1)');
    soft.addColorStop(0.5, 'rgba(0,0,0,0.5)');
    soft.addColorStop(1, 'rgba(0,0,0,0)');
    mask.fillStyle = soft;
    mask.fillRect(0, 0, length, breadth);
    mask.restore();
  });
}

/** Light of a leak: place across the canvas, radius as a share of its longer side, and color. */
const LIGHTS = [
  { from: -0.3, to: 0.9, y: 0.2, radius: 0.75, color: '255,120,40' },
  { from: 1.3, to: 0.2, y: 0.75, radius: 0.6, color: '255,60,70' },
  { from: -0.1, to: 1.2, y: 0.55, radius: 0.45, color: '255,214,130' },
] as const;

/** Warm light floods the lens while the scenes change. */
export function leak(context: TransitionContext, pictures: TransitionPictures, progress: number): void {
  const { width, height } = pictures;
  fade(context, pictures, within(progress, 0.25, 0.75));
  const glow = Math.sin(Math.PI * progress);
  context.save();
  context.globalCompositeOperation = 'screen';
  for (const { from, to, y, radius, color } of LIGHTS) {
    const center = [(from + (to - from) * progress) * width, y * height] as const;
    const light = context.createRadialGradient(...center, 0, ...center, radius * Math.max(width, height));
    light.addColorStop(0, `rgba(${color},${glow})`);
    light.addColorStop(0.4, `rgba(${color},${glow * 0.55})`);
    light.addColorStop(1, `rgba(${color},0)`);
    context.fillStyle = light;
    context.fillRect(0, 0, width, height);
  }
  context.restore();
}

/** The colors of the style's own wipe go ahead, and the entering picture has the shape of its cover. A fade without one. */
export function style(context: TransitionContext, pictures: TransitionPictures, progress: number): void {
  const { wipe } = pictures;
  if (!wipe) {
    fade(context, pictures, progress);
    return;
  }
  put(context, pictures.leaving);
  context.save();
  wipe.paintAhead(context);
  context.restore();
  putMasked(context, pictures, wipe.paintCover);
}
