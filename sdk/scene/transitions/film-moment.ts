/** Scenes that are seen at a frame of a film: one, or two during a transition. */
import { type SeenScene, type SpannedScene, sceneSeenAt, seenSceneAt } from './seen-scene';

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
export function filmMomentAt<Scene extends SpannedScene>(
  scenes: readonly Scene[],
  frame: number,
): FilmMoment<Scene> | undefined {
  const shown = seenSceneAt(scenes, frame);
  const before = shown && scenes[shown.index - 1];
  if (!before || frame >= endOf(before)) return shown && { shown };
  const leaving = sceneSeenAt(scenes, shown.index - 1, frame);
  const progress = transitionProgress(shown.frame, endOf(before) - shown.scene.startFrame);
  return { shown, ...(leaving && { leaving: { ...leaving, progress } }) };
}

/** Progress at a frame of a transition: the first and the last one show both scenes. */
export function transitionProgress(frame: number, durationFrames: number): number {
  return (frame + 1) / (durationFrames + 1);
}

function endOf({ startFrame, durationFrames }: SpannedScene): number {
  return startFrame + durationFrames;
}
