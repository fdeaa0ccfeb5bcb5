/** Runs in Chromium: paints a Lottie file with lottie-web's full player, and what the import made of it with our painter. */
import lottie, { type AnimationItem } from 'lottie-web';
import { CanvasPool } from '../../../sdk/painter/canvas-pool';
import { drawingOf, type SceneDrawing } from '../../../sdk/painter/scene-drawing';
import { FRAMES_PER_SECOND } from '../../../sdk/scene/composition';
import type { LottieAnimation } from '../../../sdk/scene/lottie';

declare global {
  interface Window {
    /** `imported`: undefined for a file that the import refuses. Whether our painter knows all of it. */
    openFile(original: object, imported: LottieAnimation | undefined): Promise<boolean>;
    /** Seconds from the start. */
    paintWithLottieWeb(time: number): Promise<void>;
    paintWithOwn(time: number): Promise<void>;
  }
}

let player: AnimationItem | undefined;
let own: SceneDrawing | undefined;

window.openFile = async (original, imported) => {
  player?.destroy();
  const container = shown(document.createElement('div'));
  player = lottie.loadAnimation({ container, renderer: 'svg', autoplay: false, animationData: original });
  const pictures = new Map<string, ImageBitmap>();
  const drawing = imported && drawingOf(imported, (address) => pictures.get(address));
  for (const address of drawing?.pictures ?? [])
    pictures.set(address, await createImageBitmap(await (await fetch(address)).blob()));
  own = drawing;
  return drawing !== undefined;
};

window.paintWithLottieWeb = async (time) => {
  if (!player) throw new Error('no file is open');
  shown(document.querySelector('div') ?? document.createElement('div'));
  player.goToAndStop(time * player.frameRate, true);
  await nextFrame();
};

window.paintWithOwn = async (time) => {
  if (!own) throw new Error('our painter does not know this file');
  document.querySelector('canvas')?.remove();
  const canvas = document.createElement('canvas');
  canvas.width = innerWidth;
  canvas.height = innerHeight;
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    background: getComputedStyle(document.body).background,
  });
  document.body.append(canvas);
  // a pool draws on offscreen canvases alone; both contexts have the same drawing calls
  const context = canvas.getContext('2d') as unknown as OffscreenCanvasRenderingContext2D;
  const pool = new CanvasPool();
  pool.resize(canvas.width, canvas.height);
  context.setTransform(canvas.width / own.width, 0, 0, canvas.height / own.height, 0, 0);
  own.draw(context, Math.round(time * FRAMES_PER_SECOND), { pool });
  await nextFrame();
};

function shown(container: HTMLElement): HTMLElement {
  Object.assign(container.style, { position: 'fixed', inset: '0' });
  document.body.replaceChildren(container);
  return container;
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
