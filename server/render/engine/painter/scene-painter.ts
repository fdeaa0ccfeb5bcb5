/** One scene on a canvas: its background, and the picture of its animation on top. */
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { messageOf } from '@spotreel/sdk/internal/base';
import { type NodeScenePainter, openScenePainter } from '@spotreel/sdk/internal/node/painter';
import { FRAMES_PER_SECOND, type LottieAnimation } from '@spotreel/sdk/internal/scene';
import { renderError } from '../errors';
import { openFrames } from './background/frames';
import { openBackground } from './background/open-background';
import type { PaintEnvironment } from './paint-environment';
import type { SceneSlice } from './protocol';
import { openPictures, type PicturedAnimation } from './scene-pictures';

export interface ScenePainter {
  /** Number of possible calls of `paintNext`. */
  readonly frameCount: number;
  /** Paints the next frame of the slice over the whole canvas. */
  paintNext(): Promise<void>;
  close(): void;
}

/** @throws SpotreelError `template_invalid` or `media_undecodable` */
export async function openScene(
  { scene, firstFrame, frameCount, framesFolder }: SceneSlice,
  { canvas, context }: { canvas: Canvas; context: SKRSContext2D },
  environment: PaintEnvironment,
): Promise<ScenePainter> {
  const pictured = await openPictures(scene.animation, environment);
  const painter = animationPainter(pictured.animation, pictured.pictureOf);
  const rate = (environment.frameRate ?? FRAMES_PER_SECOND) / FRAMES_PER_SECOND;
  const frames = { firstFrame: firstFrame * rate, frameCount: frameCount * rate };
  const background =
    framesFolder === undefined
      ? await openBackground(scene.background, frames, environment)
      : openFrames(framesFolder, frames.firstFrame, rate);
  let painted = frames.firstFrame;
  return {
    frameCount: frames.frameCount,
    async paintNext() {
      await background.paint(context, canvas);
      painter.paint(context, frameOfDocument(scene.animation, painted++ / rate));
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

/** Frames of a composition are of 1/30 s; there are moments between them. */
export function frameOfDocument({ fr }: LottieAnimation, frame: number): number {
  return (frame * fr) / FRAMES_PER_SECOND;
}
