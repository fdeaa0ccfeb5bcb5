/** A transition on a canvas: the frames of two scenes, one over the other. */
import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { openTransitionPainter, transitionProgress } from '@spotreel/sdk/internal/node/painter';
import { FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import type { PaintEnvironment } from './paint-environment';
import type { LeavingSlice, SceneSlice } from './protocol';
import { openScene, type ScenePainter } from './scene-painter';

/** @throws SpotreelError `template_invalid` or `media_undecodable` */
export async function openTransition(
  entering: SceneSlice,
  leaving: LeavingSlice,
  { context }: { context: SKRSContext2D },
  environment: PaintEnvironment,
): Promise<ScenePainter> {
  const { width, height } = environment.size;
  const rate = (environment.frameRate ?? FRAMES_PER_SECOND) / FRAMES_PER_SECOND;
  const transitions = openTransitionPainter(width, height);
  const canvases = transitions.open();
  const { scene, firstFrame } = leaving;
  const out = { scene, firstFrame, frameCount: entering.frameCount };
  const from = await openScene(out, targetOf(canvases.leaving), environment);
  const to = await openScene(entering, targetOf(canvases.entering), environment);
  let step = entering.firstFrame * rate;
  return {
    frameCount: to.frameCount,
    async paintNext() {
      transitions.open();
      await from.paintNext();
      await to.paintNext();
      transitions.paint(context, {
        transition: leaving.transition,
        progress: transitionProgress(step++ / rate, leaving.overlapFrames),
        leaving: scene.animation,
        entering: entering.scene.animation,
      });
    },
    close() {
      from.close();
      to.close();
      transitions.close();
    },
  };
}

function targetOf(context: SKRSContext2D): { canvas: Canvas; context: SKRSContext2D } {
  return { canvas: context.canvas as Canvas, context };
}
