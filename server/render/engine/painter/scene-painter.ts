/** One scene on a canvas: its background, and Skottie's picture of its animation on top. */
import { type Canvas, LottieAnimation, type SKRSContext2D } from '@napi-rs/canvas';
import { messageOf } from '@spotreel/sdk/base';
import { FRAMES_PER_SECOND } from '@spotreel/sdk/scene';
import { renderError } from '../errors';
import { openBackground } from './background/open-background';
import { placeImages } from './lottie-images';
import type { PaintEnvironment } from './paint-environment';
import type { SceneSlice } from './protocol';

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
  const placed = await placeImages(scene.animation, environment, `scene-${scene.startFrame}`);
  const animation = loadAnimation(placed, environment.folder);
  const background = await openBackground(scene.background, { firstFrame, frameCount }, environment);
  const whole = { x: 0, y: 0, width: canvas.width, height: canvas.height };
  let frame = firstFrame;
  return {
    async paintNext() {
      await background.paint(context, canvas);
      animation.seekFrame((frame++ * animation.fps) / FRAMES_PER_SECOND);
      animation.render(context, whole);
    },
    close: () => background.close(),
  };
}

/** @throws SpotreelError `template_invalid` */
export function loadAnimation(animation: object, resourcePath: string): LottieAnimation {
  try {
    return LottieAnimation.loadFromData(JSON.stringify(animation), { resourcePath });
  } catch (cause) {
    throw renderError('template_invalid', `Skottie cannot read the animation: ${messageOf(cause)}`, { cause });
  }
}
