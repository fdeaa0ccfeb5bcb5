/** Runs in every browser: paints a frame of a document on a canvas, and hands it over. */
import { CanvasPool } from '../../sdk/painter/canvas-pool';
import { sceneDrawing } from '../../sdk/painter/scene-drawing';
import type { LottieAnimation } from '../../sdk/scene/lottie';

declare global {
  interface Window {
    /** A PNG as a data URL, over a color. */
    paintEffect(animation: LottieAnimation, frame: number, color: string): string;
  }
}

window.paintEffect = (animation, frame, color) => {
  const { w: width, h: height } = animation;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  context.fillStyle = color;
  context.fillRect(0, 0, width, height);
  const pool = new CanvasPool();
  pool.resize(width, height);
  sceneDrawing(animation, () => undefined).draw(context, frame, { pool });
  return canvas.toDataURL('image/png');
};
