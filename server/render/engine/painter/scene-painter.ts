/** One scene on a canvas: its background, and the picture of its animation on top. */
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { messageOf } from '@spotreel/sdk/base';
import { type NodeScenePainter, openScenePainter } from '@spotreel/sdk/node/painter';
import { FRAMES_PER_SECOND, type LottieAnimation } from '@spotreel/sdk/scene';
import { renderError } from '../errors';
import { openBackground } from './background/open-background';
import type { PaintEnvironment } from './paint-environment';
import type { SceneSlice } from './protocol';
import { openPictures, type PicturedAnimation } from './scene-pictures';

export interface ScenePainter {
  /** Paints the next frame of the slice over the whole canvas. */
  paintNext(): Promise<void>;
  close(): void;
}

/** @throws SpotreelError `template_invalid` or `media_undecodable` */
export async function openScene(
  { scene, firstFrame, frameCount }: SceneSlice,
  { canvas, context }: { canvas: Canvas; context: SKRSContext2D },
  environment: PaintEnvironment,
): Promise<ScenePainter> {
  const pictured = await openPictures(scene.animation, environment);
  const painter = animationPainter(pictured.animation, pictured.pictureOf);
  const background = await openBackground(scene.background, { firstFrame, frameCount }, environment);
  let frame = firstFrame;
  return {
    async paintNext() {
      await background.paint(context, canvas);
      painter.paint(context, frameOfDocument(scene.animation, frame++));
    },
    close: () => background.close(),
  };
}

/** @throws SpotreelError `template_invalid` */
export function animationPainter(
  animation: LottieAnimation,
  pictureOf: PicturedAnimation['pictureOf'],
): NodeScenePainter {
  try {
    return openScenePainter(animation, pictureOf);
  } catch (cause) {
    throw renderError('template_invalid', `The animation cannot be painted: ${messageOf(cause)}`, { cause });
  }
}

/** Frames of a composition are of 1/30 s. */
export function frameOfDocument({ fr }: LottieAnimation, frame: number): number {
  return (frame * fr) / FRAMES_PER_SECOND;
}
