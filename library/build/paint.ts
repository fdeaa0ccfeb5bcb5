/** Posters and moving previews of scenes: the painter of the renderer at the size of a picture card. */
import { type Canvas, createCanvas, LottieAnimation, loadImage } from '@napi-rs/canvas';
import sharp from 'sharp';
import { FRAMES_PER_SECOND } from '../../sdk/scene/composition';
import { coverPlacement } from '../../sdk/scene/cover';
import type { LottieAnimation as LottieDocument } from '../../sdk/scene/lottie';

export type PaintedBackground = { readonly color: string } | { readonly picture: Uint8Array };

export interface Paintable {
  /** Compiled: no text layers; pictures as data URLs. */
  readonly animation: LottieDocument;
  readonly background: PaintedBackground;
}

export interface StillRequest extends Paintable {
  readonly seconds: number;
  /** Px of the longer side. */
  readonly longSidePx: number;
}

export interface MotionRequest extends Paintable {
  readonly framesPerSecond: number;
  /** Px of the longer side. */
  readonly longSidePx: number;
}

/** WebP. */
export async function paintStill({ seconds, longSidePx, ...paintable }: StillRequest): Promise<Uint8Array> {
  const painter = await openPainter(paintable, longSidePx);
  return painter.paint(seconds).encode('webp', 82);
}

/** An animated WebP of the whole scene, over and over. */
export async function paintMotion({ framesPerSecond, longSidePx, ...paintable }: MotionRequest): Promise<Uint8Array> {
  const painter = await openPainter(paintable, longSidePx);
  const count = Math.round((paintable.animation.op / FRAMES_PER_SECOND) * framesPerSecond);
  const frames: Buffer[] = [];
  for (let index = 0; index < count; index += 1) {
    frames.push(Buffer.from(painter.paint(index / framesPerSecond).data()));
    // Skia keeps the memory of each frame until the event loop turns.
    await new Promise((resolve) => setImmediate(resolve));
  }
  const raw = {
    width: painter.width,
    height: painter.height * count,
    channels: 4,
    pageHeight: painter.height,
  } as const;
  const delay = frames.map(() => Math.round(1000 / framesPerSecond));
  return sharp(Buffer.concat(frames), { raw })
    .removeAlpha()
    .webp({ quality: 46, effort: 3, loop: 0, delay })
    .toBuffer();
}

interface Painter {
  readonly width: number;
  readonly height: number;
  /** Always the same canvas. */
  paint(seconds: number): Canvas;
}

async function openPainter({ animation, background }: Paintable, longSidePx: number): Promise<Painter> {
  const factor = longSidePx / Math.max(animation.w, animation.h);
  const [width, height] = [Math.round(animation.w * factor), Math.round(animation.h * factor)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const ground = createCanvas(width, height);
  await paintGround(ground, background);
  const lottie = LottieAnimation.loadFromData(JSON.stringify(animation));
  const paint = (seconds: number) => {
    context.drawImage(ground, 0, 0);
    lottie.seekFrame(Math.min(animation.op - 1, Math.round(seconds * FRAMES_PER_SECOND)));
    lottie.render(context, { x: 0, y: 0, width, height });
    return canvas;
  };
  return { width, height, paint };
}

async function paintGround(canvas: Canvas, background: PaintedBackground): Promise<void> {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  if ('color' in background) {
    context.fillStyle = background.color;
    context.fillRect(0, 0, width, height);
    return;
  }
  const picture = await loadImage(background.picture);
  const place = coverPlacement(
    { widthPx: picture.width, heightPx: picture.height },
    { widthPx: width, heightPx: height },
    { scale: 1, positionX: 0, positionY: 0 },
  );
  context.drawImage(picture, place.x, place.y, place.widthPx, place.heightPx);
}
