/** A scene's still as a small canvas. A picture costs the page nothing, however much is drawn in it. */
import { CanvasPool } from '../../painter/canvas-pool';
import { drawingOf } from '../../painter/scene-drawing';
import type { CompiledScene } from '../../scene/composition';
import { coverPlacement, type Size } from '../../scene/pictures/cover';
import { createVideoLayer } from '../background/video-layer';
import { backdropPictures } from '../canvas/backdrop';
import { drawStill } from '../canvas/still-painter';
import { workerOf } from '../compiling/scene-canvas';
import { contextOf, pageContext, pagePictures } from '../painting/page-canvas';
import { backdropOf } from '../painting/surface';
import { secondsAt } from '../timeline';

/** Width in px: a still of a list is not larger, not even on a dense screen. */
const WIDTH_PX = 320;
const QUALITY = 0.85;
const COVERING = { position: 'absolute', inset: '0', width: '100%', height: '100%' } as const;

/** The video behind the scene at its fullest; an empty canvas for other backgrounds, and where the video does not come. */
export async function flatVideo(scene: CompiledScene, canvas: Size): Promise<HTMLCanvasElement> {
  const flat = stillCanvas(canvas);
  const { background, keyframe } = scene;
  if (background.type !== 'video') return flat;
  const layer = createVideoLayer(background.media.src, () => {});
  try {
    layer.place(background, canvas);
    layer.show(secondsAt(keyframe), 'resting');
    if (!(await readyFrame(layer.element))) return flat;
    const { x, y, widthPx, heightPx } = coverPlacement(background.media, canvas, background);
    const scale = flat.width / canvas.widthPx;
    contextOf(flat, true).drawImage(layer.element, x * scale, y * scale, widthPx * scale, heightPx * scale);
    return flat;
  } finally {
    layer.destroy();
  }
}

/** The scene at its fullest, on `behind`. What cannot be painted is left out. */
export async function flatScene(scene: CompiledScene, behind: HTMLCanvasElement): Promise<HTMLCanvasElement> {
  const { width, height } = behind;
  const still = { frame: scene.keyframe, backdrop: backdropOf(scene.background), width, height };
  const flat = copyCanvas(behind);
  const image = await workerOf(scene.animation)?.paintStill(scene.animation, still);
  if (!image) return paintHere(flat, scene);
  contextOf(flat, true).drawImage(image, 0, 0);
  image.close();
  return flat;
}

/** On the page's own thread. */
export async function paintHere(
  flat: HTMLCanvasElement,
  { animation, keyframe, background }: CompiledScene,
): Promise<HTMLCanvasElement> {
  const pictures = pagePictures();
  const drawing = drawingOf(animation, (address) => pictures.at(address) ?? undefined);
  if (!drawing) return flat;
  const { width, height } = flat;
  const backdrop = backdropOf(background);
  const pool = new CanvasPool(pageContext);
  pool.resize(width, height);
  await pictures.fetch([...drawing.pictures, ...backdropPictures(backdrop)]);
  drawStill(contextOf(flat, true), drawing, { frame: keyframe, backdrop, width, height }, { pool, pictures });
  pictures.clear();
  return flat;
}

/**
 * Makes nodes that show what the canvas does, each covering the positioned element it is put into. They are pictures
 * where the canvas may be read: browsers make each canvas a layer of their compositor.
 */
export async function copies(canvas: HTMLCanvasElement): Promise<() => HTMLElement> {
  try {
    const image = new Image();
    image.alt = '';
    image.decoding = 'sync'; // it is shown in the frame it is put into
    image.src = canvas.toDataURL('image/webp', QUALITY);
    Object.assign(image.style, COVERING);
    await image.decode();
    return () => image.cloneNode() as HTMLImageElement;
  } catch {
    return () => copyCanvas(canvas); // holds something of another origin
  }
}

function stillCanvas({ widthPx, heightPx }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH_PX, height: Math.round((WIDTH_PX * heightPx) / widthPx) });
  Object.assign(canvas.style, COVERING);
  return canvas;
}

/** Copies its pixels to a canvas of the same size. */
export function copyCanvas(from: HTMLCanvasElement): HTMLCanvasElement {
  const copy = stillCanvas({ widthPx: from.width, heightPx: from.height });
  contextOf(copy, true).drawImage(from, 0, 0);
  return copy;
}

/** A seek or a download that takes longer leaves the place empty. */
const PATIENCE_MS = 3000;

/** Resolves with true once the video has the frame that it was moved to, with false if that does not come. */
async function readyFrame(video: HTMLVideoElement): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  const isReady = await Promise.race([frameOf(video), late]);
  clearTimeout(timer);
  return isReady;
}

async function frameOf(video: HTMLVideoElement): Promise<boolean> {
  const hasData = () => video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
  if (!hasData()) await eventOf(video, 'loadeddata');
  if (video.seeking) await eventOf(video, 'seeked');
  return hasData();
}

function eventOf(video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve) => {
    for (const event of [name, 'error']) video.addEventListener(event, () => resolve(), { once: true });
  });
}
