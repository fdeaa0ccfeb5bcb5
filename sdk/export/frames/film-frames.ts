/** All frames of a composition on one canvas, in order. The next scene is got ready while one is painted. */
import { CanvasPool, offscreenContext } from '../../painter/canvas-pool';
import { sceneDrawing } from '../../painter/scene-drawing';
import { TransitionPainter } from '../../painter/transitions/transition-painter';
import type { CompiledScene } from '../../scene/composition';
import type { LottieAnimation } from '../../scene/lottie';
import type { Size } from '../../scene/pictures/cover';
import { transitionProgress } from '../../scene/transitions/film-moment';
import type { FrameContext } from './frame-background';
import { openSceneFrames, type SceneFrames, type SceneFramesOptions } from './scene-frames';

export interface FilmFramesOptions extends SceneFramesOptions {
  readonly context: FrameContext;
  readonly sceneCount: number;
  readonly readScene: (index: number) => Promise<CompiledScene>;
}

/** Yields the index of each frame, once it is on the canvas. Closes what it opened also when it is left early. */
export async function* filmFrames(options: FilmFramesOptions): AsyncGenerator<number, void, unknown> {
  const { context, sceneCount, readScene } = options;
  const transitions = transitionPainter(options.canvas);
  let shown: SceneFrames | undefined;
  let next: Promise<SceneFrames | undefined> = sceneCount > 0 ? openSceneFrames(await readScene(0), options) : NONE;
  let filmFrame = 0;
  let frame = 0;
  try {
    for (let index = 0; index < sceneCount; index++) {
      shown ??= await next;
      const following = index + 1 < sceneCount ? await readScene(index + 1) : undefined;
      next = following ? openSceneFrames(following, options) : NONE;
      next.catch(() => undefined); // reported when its turn comes
      const end = shown?.scene.durationFrames ?? 0;
      const overlap = shown && following ? overlapOf(shown.scene, following) : 0;
      for (; frame < end - overlap; frame++) {
        await shown?.paint(context, frame);
        yield filmFrame++;
      }
      const entering = await next;
      for (let step = 0; step < overlap && shown && entering; step++) {
        await transitions.paint(context, { leaving: shown, entering, step, overlap });
        yield filmFrame++;
      }
      shown?.close();
      shown = entering;
      next = NONE;
      frame = overlap;
    }
  } finally {
    shown?.close();
    transitions.close();
    void next.then(
      (unused) => unused?.close(),
      () => undefined,
    );
  }
}

const NONE = Promise.resolve(undefined);

/** Frames in which both are seen. */
function overlapOf({ startFrame, durationFrames, transition }: CompiledScene, following: CompiledScene): number {
  return transition ? Math.max(0, startFrame + durationFrames - following.startFrame) : 0;
}

interface Step {
  readonly leaving: SceneFrames;
  readonly entering: SceneFrames;
  /** Frame of the transition. */
  readonly step: number;
  /** Frames of the transition. */
  readonly overlap: number;
}

function transitionPainter({ widthPx, heightPx }: Size) {
  const pool = new CanvasPool();
  pool.resize(widthPx, heightPx);
  const painter = new TransitionPainter({
    createContext: offscreenContext,
    openDocument: (animation: LottieAnimation) => {
      const drawing = sceneDrawing(animation, () => undefined);
      return (on, frame) => {
        on.setTransform(widthPx / drawing.width, 0, 0, heightPx / drawing.height, 0, 0);
        drawing.draw(on, frame, { pool });
      };
    },
  });
  painter.resize(widthPx, heightPx);
  return {
    async paint(context: FrameContext, { leaving, entering, step, overlap }: Step): Promise<void> {
      const { transition, durationFrames, animation } = leaving.scene;
      if (!transition) return;
      const canvases = painter.open();
      await leaving.paint(canvases.leaving, durationFrames - overlap + step);
      await entering.paint(canvases.entering, step);
      painter.paint(context, {
        transition,
        progress: transitionProgress(step, overlap),
        leaving: animation,
        entering: entering.scene.animation,
      });
    },
    close: () => painter.close(),
  };
}
