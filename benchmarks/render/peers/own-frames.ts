/** The film's frames as our painter paints them, as one raw file of I420. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { createCanvas } from '@napi-rs/canvas';
import { createFrameConverter } from '../../../sdk/painter/i420/frame-converter';
import type { Composition } from '../../../sdk/scene/composition';
import { openScene } from '../../../server/render/engine/painter/scene-painter';

export async function paintOwnFrames(film: Composition, file: string): Promise<void> {
  const { width, height } = film;
  const size = { width, height };
  const canvas = createCanvas(width, height);
  const target = { canvas, context: canvas.getContext('2d') };
  const converter = createFrameConverter(size, 1);
  const out = openSync(file, 'w');
  for (const scene of film.scenes) {
    const slice = { scene, firstFrame: 0, frameCount: scene.durationFrames };
    const painter = await openScene(slice, target, { ffmpegPath: '', folder: '', size, files: new Map() });
    for (let frame = 0; frame < slice.frameCount; frame++) {
      await painter.paintNext();
      writeSync(out, converter.convert(canvas.data()));
      await new Promise(setImmediate);
    }
    painter.close();
  }
  closeSync(out);
}

/** Arguments with which ffmpeg reads them. */
export function ownFramesInput({ width, height, fps }: Composition, file: string): readonly string[] {
  const format = ['-f', 'rawvideo', '-pixel_format', 'yuv420p', '-video_size', `${width}x${height}`];
  return [...format, '-colorspace', 'bt709', '-color_range', 'tv', '-framerate', String(fps), '-i', file];
}
