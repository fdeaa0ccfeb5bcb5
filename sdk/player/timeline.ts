/** Scene of a frame of the composition. */
import { type CompiledScene, type Composition, FRAMES_PER_SECOND } from '../scene/composition';
import { type SeenScene, seenSceneAt } from '../scene/transitions/seen-scene';

export type ScenePosition = SeenScene<CompiledScene>;

/** During a transition, the scene that enters. Undefined without scenes; a frame outside belongs to the first or last one. */
export function shownSceneAt({ scenes }: Composition, frame: number): ScenePosition | undefined {
  return seenSceneAt(scenes, frame);
}

/** The frame on show at a time. A tenth of a millisecond of tolerance keeps rounded times on their own frame. */
export function frameAt(seconds: number): number {
  return Math.floor((seconds + 1e-4) * FRAMES_PER_SECOND);
}

export function secondsAt(frame: number): number {
  return frame / FRAMES_PER_SECOND;
}
