/** Posters and moving previews of scenes: the painter of the renderer at the size of a picture card. */
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { encodeMotion } from '@spotreel/sdk/internal/node';
import { coverPlacement, FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import sharp from 'sharp';
import { openPicturedScene } from '../pictured-scene';
import type { LibraryFolder } from './library-folder';
import type {
  MotionRequest,
  PaintedBackground,
  PictureRequest,
  PictureScene,
  SmallRequest,
  StillRequest,
} from './picture-request';

/** WebP. */
export function paintPicture(request: PictureRequest, folder: LibraryFolder): Promise<Uint8Array> {
  if (request.kind === 'still') return paintStill(request, folder);
  return request.kind === 'motion' ? paintMotion(request, folder) : paintSmall(request, folder);
}

export async function paintStill(
  { scene, seconds, longSidePx }: StillRequest,
  folder: LibraryFolder,
): Promise<Uint8Array> {
  const painter = await openPainter(scene, longSidePx, folder);
  return painter.paint(seconds).encode('webp', 82);
}

async function paintSmall({ file, longSidePx: px }: SmallRequest, folder: LibraryFolder): Promise<Uint8Array> {
  const picture = sharp(await folder.read(file));
  return picture.resize(px, px, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
}

/** An animated WebP of the shots, over and over. */
async function paintMotion(request: MotionRequest, folder: LibraryFolder): Promise<Uint8Array> {
  const { shots, framesPerSecond, longSidePx, quality, mostBytes } = request;
  const frames: Buffer[] = [];
  let size = { width: 0, height: 0 };
  const hasAlpha = shots.some(
    ({ scene: { background } }) => 'color' in background && background.color === 'transparent',
  );
  for (const { scene, startSeconds, endSeconds } of shots) {
    const painter = await openPainter(scene, longSidePx, folder);
    size = painter;
    const count = Math.round((endSeconds - startSeconds) * framesPerSecond);
    for (let index = 0; index < count; index += 1) {
      frames.push(pixelsOf(painter.paint(startSeconds + index / framesPerSecond), hasAlpha));
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

async function openPainter(painted: PictureScene, longSidePx: number, folder: LibraryFolder): Promise<Painter> {
  const compile = await folder.compilerOf(painted);
  const animation = compile({});
  const factor = longSidePx / Math.max(animation.w, animation.h);
  const width = Math.round(animation.w * factor);
  const height = Math.round(animation.h * factor);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const backdrop = createCanvas(width, height);
  await paintBackground(backdrop, painted.background, folder);
  const scene = await openPicturedScene(animation, folder.path);
  const paint = (seconds: number) => {
    context.clearRect(0, 0, width, height);
    context.drawImage(backdrop, 0, 0);
    scene.paint(context, Math.min(animation.op - 1, Math.round(seconds * FRAMES_PER_SECOND)));
    return canvas;
  };
  return { width, height, paint };
}

export async function paintBackground(
  canvas: Canvas,
  background: PaintedBackground,
  folder: LibraryFolder,
): Promise<void> {
  const { width, height } = canvas;
  const context = canvas.getContext('2d');
  if ('color' in background) {
    context.fillStyle = background.color;
    context.fillRect(0, 0, width, height);
    return;
  }
  const picture = await loadImage(await folder.read(background.picture));
  const place = coverPlacement(
    { widthPx: picture.width, heightPx: picture.height, focus: background.focus },
    { widthPx: width, heightPx: height },
    { scale: 1, positionX: 0, positionY: 0 },
  );
  context.drawImage(picture, place.x, place.y, place.widthPx, place.heightPx);
}
