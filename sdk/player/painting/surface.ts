/** A canvas over the videos of the stage. The scene worker paints it, or the page's own thread does. */
import type { Id } from '../../contract/schemas/ids';
import type { CompiledScene, Composition } from '../../scene/composition';
import type { LottieAnimation } from '../../scene/lottie';
import type { CanvasBackdrop, PaintedFrame, PaintRefusal, StageRun, StageTimeline } from '../compiling/canvas-messages';

export interface Surface {
  readonly element: HTMLCanvasElement;
  /** A frame is asked for after it. Undefined: nothing is on show. */
  setComposition(composition: Composition | undefined): void;
  /** Rests at a frame of the composition. */
  show(frame: number): void;
  play(run: StageRun): void;
  /** Frame on show of the video behind a scene, for a transition. It is closed when another one comes. */
  setVideoPicture(sceneId: Id<'scene'>, picture: ImageBitmap): void;
  close(): void;
}

export interface SurfaceEvents {
  readonly onPainted: (painted: PaintedFrame) => void;
  readonly onRefused: (animation: LottieAnimation, refusal: Exclude<PaintRefusal, 'unknown'>) => void;
}

/** `documentIdOf`: the number that the painter knows a document under. */
export function stageTimelineOf(
  { width, height, scenes }: Composition,
  documentIdOf: (animation: LottieAnimation) => number,
): StageTimeline {
  return {
    width,
    height,
    scenes: scenes.map(({ ingredientId, animation, startFrame, durationFrames, background, transition }) => ({
      sceneId: ingredientId,
      documentId: documentIdOf(animation),
      startFrame,
      durationFrames,
      backdrop: backdropOf(background),
      transition,
    })),
  };
}

/** Background as a canvas takes it. */
export function backdropOf(background: CompiledScene['background']): CanvasBackdrop {
  if (background.type !== 'video') return background;
  const { type, media, scale, positionX, positionY } = background;
  return { type, media, scale, positionX, positionY };
}

/** Covers the stage, in front of backgrounds wherever they are added. Empty until it is shown. */
export function surfaceElement(): HTMLCanvasElement {
  const element = document.createElement('canvas');
  Object.assign(element.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    zIndex: '1',
    pointerEvents: 'none',
    visibility: 'hidden',
  });
  return element;
}
