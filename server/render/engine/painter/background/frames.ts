import path from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { reading } from '../../picture-reading';
import type { BackgroundPainter } from './background-painter';

/**
 * Frames that Blender has rendered, `<frame>.png` each. They cover the canvas, whatever their size.
 * `firstFrame` is at the rate of the output, of which there are `rate` for each frame of the composition.
 */
export function openFrames(folder: string, firstFrame: number, rate: number): BackgroundPainter {
  let painted = firstFrame;
  return {
    async paint(context, canvas) {
      const name = `${Math.floor(painted++ / rate)}.png`;
      const picture = await reading(name, () => loadImage(path.join(folder, name)));
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    },
    close: () => undefined,
  };
}
