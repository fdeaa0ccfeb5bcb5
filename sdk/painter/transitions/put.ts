/** Ways in which a transition puts the picture of a scene on the canvas. A picture may be transparent. */
import { type Direction, turnTo } from './direction';
import type { TransitionContext, TransitionPictures } from './transition-pictures';

/** At its place, moved by `x`, `y` px. */
export function put(context: TransitionContext, picture: CanvasImageSource, x = 0, y = 0): void {
  context.drawImage(picture, Math.round(x), Math.round(y));
}

/** One thing in place of what is there, within an outline. Along its edge, what is taken away and what comes add up. */
export function putWithin(
  context: TransitionContext,
  trace: (context: TransitionContext) => void,
  draw: (context: TransitionContext) => void,
): void {
  context.save();
  context.beginPath();
  trace(context);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = 'black';
  context.globalCompositeOperation = 'destination-out';
  context.fill();
  context.clip();
  context.globalCompositeOperation = 'lighter';
  draw(context);
  context.restore();
}

/** The entering picture in place of the leaving one, as far as `paintMask` is opaque. */
export function putMasked(
  context: TransitionContext,
  pictures: TransitionPictures,
  paintMask: (context: TransitionContext) => void,
): void {
  const { entering, width, height, scratch } = pictures;
  const mask = scratch();
  paintMask(mask);
  context.save();
  context.globalCompositeOperation = 'destination-out';
  context.drawImage(mask.canvas, 0, 0);
  context.restore();
  mask.save();
  mask.setTransform(1, 0, 0, 1, 0, 0);
  mask.globalAlpha = 1;
  mask.globalCompositeOperation = 'source-in';
  mask.drawImage(entering, 0, 0, width, height);
  mask.restore();
  context.save();
  context.globalCompositeOperation = 'lighter';
  context.drawImage(mask.canvas, 0, 0);
  context.restore();
}

/** Both pictures at once: with shares that add up to 1, a picture of one color keeps it. */
export function putShares(
  context: TransitionContext,
  shares: readonly (readonly [share: number, draw: (context: TransitionContext) => void])[],
): void {
  context.save();
  context.globalCompositeOperation = 'lighter';
  for (const [share, draw] of shares) {
    if (share <= 0) continue;
    context.globalAlpha = share;
    draw(context);
  }
  context.restore();
}

/** Width of a shadow beside an edge, share of the canvas. */
const SHADOW = 0.05;

/** A shadow in front of an edge that has come `edge` of the way, on what is there. */
export function castEdgeShadow(
  context: TransitionContext,
  pictures: TransitionPictures,
  { direction, edge, opacity }: { readonly direction: Direction; readonly edge: number; readonly opacity: number },
): void {
  context.save();
  const [length, breadth] = turnTo(context, direction, pictures);
  const shadow = context.createLinearGradient(edge * length, 0, (edge + SHADOW) * length, 0);
  shadow.addColorStop(0, `rgba(0,0,0,${opacity})`);
  shadow.addColorStop(1, 'rgba(0,0,0,0)');
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = shadow;
  context.fillRect(edge * length, 0, SHADOW * length, breadth);
  context.restore();
}

/** Darkens what is there. */
export function dim(context: TransitionContext, { width, height }: TransitionPictures, opacity: number): void {
  context.save();
  context.globalCompositeOperation = 'source-atop';
  context.fillStyle = `rgba(0,0,0,${opacity})`;
  context.fillRect(0, 0, width, height);
  context.restore();
}
