/** A canvas that the scene worker paints. */
import type { Composition } from '../../scene/composition';
import type { LottieAnimation } from '../../scene/lottie';
import type { StageRun } from '../compiling/canvas-messages';
import type { SceneCanvas, SceneWorker } from '../compiling/scene-canvas';
import { followSize } from './canvas-size';
import { type Surface, type SurfaceEvents, stageTimelineOf, surfaceElement } from './surface';

export interface WorkerSurfaceEvents extends SurfaceEvents {
  /** Nothing is painted on it any more. */
  readonly onLost: () => void;
}

/** Undefined where the worker does not run, or the browser cannot give a canvas away. */
export function openWorkerSurface(
  worker: SceneWorker,
  picture: HTMLElement,
  events: WorkerSurfaceEvents,
): Surface | undefined {
  const element = surfaceElement();
  let animations = new Map<number, LottieAnimation>();
  const canvas = worker.openCanvas(element, {
    onPainted: events.onPainted,
    onLost: events.onLost,
    onUnpainted(documentId, refusal) {
      const animation = animations.get(documentId);
      if (animation && refusal === 'unknown') worker.sendAgain(animation);
      else if (animation && refusal !== 'unknown') events.onRefused(animation, refusal);
    },
  });
  if (!canvas) return undefined;
  picture.append(element);
  const setComposition = (composition: Composition | undefined) => {
    const timeline = composition && stageTimelineOf(composition, (animation) => worker.documentIdOf(animation));
    animations = new Map(composition?.scenes.map(({ animation }) => [worker.documentIdOf(animation), animation]));
    canvas.setTimeline(timeline ?? null);
  };
  return surfaceOf(element, canvas, setComposition);
}

function surfaceOf(
  element: HTMLCanvasElement,
  canvas: SceneCanvas,
  setComposition: Surface['setComposition'],
): Surface {
  const stopFollowing = followSize(element, (width, height) => canvas.resize(width, height));
  return {
    element,
    setComposition,
    show: (frame) => canvas.show(frame),
    play: (run: StageRun) => canvas.play(run),
    setVideoPicture: (sceneId, picture) => canvas.setVideoPicture(sceneId, picture),
    close() {
      stopFollowing();
      canvas.close();
      element.remove();
    },
  };
}
