/** Scenes that are seen at a frame of a composition: one, or two during a transition. */
import type { CompiledScene } from '../composition';

type TimedScene = Pick<CompiledScene, 'startFrame' | 'durationFrames'>;

/** A scene at one of its frames. */
export interface SeenScene<Scene> {
  readonly scene: Scene;
  /** Place in the list of scenes. */
  readonly index: number;
  /** Frame of the scene. */
  readonly frame: number;
}

/** Scenes that a frame of a film shows. */
export interface FilmMoment<Scene> {
  /** The only scene, or the one that enters. */
  readonly shown: SeenScene<Scene>;
  /** The scene that leaves. Absent: one scene is seen. */
  readonly leaving?: SeenScene<Scene> & {
    /** Progress of the transition, more than 0 and less than 1. */
    readonly progress: number;
  };
}

/** Undefined without scenes. A frame outside belongs to the first or the last one. */
export function filmMomentAt<Scene extends TimedScene>(
  scenes: readonly Scene[],
  frame: number,
): FilmMoment<Scene> | undefined {
  const index = Math.max(
    0,
    scenes.findLastIndex(({ startFrame }) => startFrame <= frame),
  );
  const shown = seen(scenes, index, frame);
  const before = shown && scenes[index - 1];
  if (!before || frame >= endOf(before)) return shown && { shown };
  const leaving = seen(scenes, index - 1, frame);
  const progress = transitionProgress(shown.frame, endOf(before) - shown.scene.startFrame);
  return { shown, ...(leaving && { leaving: { ...leaving, progress } }) };
}

/** Progress at a frame of a transition: the first and the last one show both scenes. */
export function transitionProgress(frame: number, durationFrames: number): number {
  return (frame + 1) / (durationFrames + 1);
}

function seen<Scene extends TimedScene>(
  scenes: readonly Scene[],
  index: number,
  frame: number,
): SeenScene<Scene> | undefined {
  const scene = scenes[index];
  if (!scene) return undefined;
  const last = Math.max(0, scene.durationFrames - 1);
  return { scene, index, frame: Math.min(last, Math.max(0, frame - scene.startFrame)) };
}

function endOf({ startFrame, durationFrames }: TimedScene): number {
  return startFrame + durationFrames;
}
