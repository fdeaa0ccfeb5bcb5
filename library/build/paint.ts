/** Posters and moving previews of scenes: the painter of the renderer at the size of a picture card. */
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { encodeMotion } from '@spotreel/sdk/node';
import { coverPlacement, type FocusPoint, FRAMES_PER_SECOND, type LottieAnimation } from '@spotreel/sdk/scene';
import { openPicturedScene } from '../pictured-scene';

/** A CSS color; `transparent` leaves the background to the page that shows the picture. */
export type PaintedBackground =
  | { readonly color: string }
  | { readonly picture: Uint8Array; readonly focus?: FocusPoint };

export interface Paintable {
  /** Compiled: no text layers; pictures as data URLs. */
  readonly animation: LottieAnimation;
  readonly background: PaintedBackground;
}

export interface BuildStillRequest extends Paintable {
  readonly seconds: number;
  /** Px of the longer side. */
  readonly longSidePx: number;
}

/** A passage of one scene. */
export interface Shot extends Paintable {
  readonly startSeconds: number;
  /** Not painted any more. */
  readonly endSeconds: number;
}

export interface BuildMotionRequest {
  /** All of the same shape; each follows the one before with a cut. */
  readonly shots: readonly Shot[];
  readonly framesPerSecond: number;
  /** Px of the longer side. */
  readonly longSidePx: number;
  /** 0 to 100, where the budget allows it. */
  readonly quality: number;
  readonly mostBytes: number;
}

/** WebP. */
export async function buildStill({ seconds, longSidePx, ...paintable }: BuildStillRequest): Promise<Uint8Array> {
  const painter = await openPainter(paintable, longSidePx);
  return painter.paint(seconds).encode('webp', 82);
}

/** An animated WebP of the shots, over and over. */
export async function buildMotion(request: BuildMotionRequest): Promise<Uint8Array> {
  const { shots, framesPerSecond, longSidePx, quality, mostBytes } = request;
  const frames: Buffer[] = [];
  let size = { width: 0, height: 0 };
  const hasAlpha = shots.some(({ background }) => 'color' in background && background.color === 'transparent');
  for (const shot of shots) {
    const painter = await openPainter(shot, longSidePx);
    size = painter;
    const count = Math.round((shot.endSeconds - shot.startSeconds) * framesPerSecond);
    for (let index = 0; index < count; index += 1) {
      frames.push(pixelsOf(painter.paint(shot.startSeconds + index / framesPerSecond), hasAlpha));
      // Skia keeps the memory of each frame until the event loop turns.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  const { width, height } = size;
  // Shots are cut on the beat, all of them together.
  const budget = { quality, mostBytes, mayEndEarly: shots.length === 1 };
  return encodeMotion({ frames, width, height, framesPerSecond, hasAlpha }, budget);
}

/** A copy. The canvas itself holds premultiplied pixels, which is the same where nothing is seen through. */
function pixelsOf(canvas: Canvas, hasAlpha: boolean): Buffer {
  if (!hasAlpha) return Buffer.from(canvas.data());
  return Buffer.from(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data);
}

interface Painter {
  readonly width: number;
  readonly height: number;
  /** Always the same canvas. */
  paint(seconds: number): Canvas;
}

async function openPainter({ animation, background }: Paintable, longSidePx: number): Promise<Painter> {
  const factor = longSidePx / Math.max(animation.w, animation.h);
  const width = Math.round(animation.w * factor);
  const height = Math.round(animation.h * factor);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const backdrop = createCanvas(width, height);
  await paintBackground(backdrop, background);
  const scene = await openPicturedScene(animation);
  const paint = (seconds: number) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(backdrop, 0, 0);
    scene.paint(context, Math.min(animation.op - 1, Math.round(seconds * FRAMES_PER_SECOND)));
    return canvas;
  };
  return { width, height, paint };
}

export async function paintBackground(canvas: Canvas, background: PaintedBackground): Promise<void> {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  if ('color' in background) {
    context.fillStyle = background.color;
    context.fillRect(0, 0, width, height);
    return;
  }
  const picture = await loadImage(background.picture);
  const place = coverPlacement(
    { widthPx: picture.width, heightPx: picture.height, focus: background.focus },
    { widthPx: width, heightPx: height },
    { scale: 1, positionX: 0, positionY: 0 },
  );
  context.drawImage(picture, place.x, place.y, place.widthPx, place.heightPx);
}
