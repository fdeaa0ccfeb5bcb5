/** All frames of a film, small, by the painter of the render server. */
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Ratio } from '@spotreel/sdk/internal/contract';
import { openTransitionPainter } from '@spotreel/sdk/internal/node/painter';
import { type CompiledScene, filmMomentAt, type SeenScene } from '@spotreel/sdk/internal/scene';
import { openPicturedScene } from '../pictured-scene';
import { paintDefaultBackground } from '../sheet/scene-painter';
import type { StyleFilm } from './film';

/** Longer side of a frame, px. */
const LONG_SIDE = 160;

const FOLDER = 'library/media';

export interface PaintedFilmFrame {
  /** RGBA. */
  readonly pixels: Uint8ClampedArray;
  /** Place of the scene on show, or of the one that enters. */
  readonly scene: number;
  /** Frame of that scene. */
  readonly frame: number;
}

/** In their order. */
export async function* paintFilm(
  { composition, scenes }: StyleFilm,
  ratio: Ratio,
): AsyncGenerator<PaintedFilmFrame, void, unknown> {
  const factor = LONG_SIDE / Math.max(composition.width, composition.height);
  const width = Math.round(composition.width * factor);
  const height = Math.round(composition.height * factor);
  const painters = await Promise.all(composition.scenes.map(({ animation }) => openPicturedScene(animation, FOLDER)));
  const grounds: Canvas[] = [];
  for (const { background } of scenes) {
    const ground = createCanvas(width, height);
    const context = ground.getContext('2d');
    context.scale(factor, factor);
    await paintDefaultBackground(context, background.default, ratio, FOLDER);
    grounds.push(ground);
  }
  const transitions = openTransitionPainter(width, height);
  const paint = (context: SKRSContext2D, { index, frame }: SeenScene<CompiledScene>) => {
    const ground = grounds[index];
    if (ground) context.drawImage(ground, 0, 0);
    painters[index]?.paint(context, frame);
  };
  const context = createCanvas(width, height).getContext('2d');
  for (let filmFrame = 0; filmFrame < composition.durationFrames; filmFrame++) {
    const moment = filmMomentAt(composition.scenes, filmFrame);
    if (!moment) return;
    const { shown, leaving } = moment;
    const transition = leaving?.scene.transition;
    if (leaving && transition) {
      const canvases = transitions.open();
      paint(canvases.leaving, leaving);
      paint(canvases.entering, shown);
      const sides = { leaving: leaving.scene.animation, entering: shown.scene.animation };
      transitions.paint(context, { transition, progress: leaving.progress, ...sides });
    } else paint(context, shown);
    const { data } = context.getImageData(0, 0, width, height);
    yield { pixels: data, scene: shown.index, frame: shown.frame };
    // Skia keeps the memory of each frame until the event loop turns
    await new Promise((resolve) => setImmediate(resolve));
  }
}
