/** Scene of a frame of the composition. */
import { type CompiledScene, type Composition, FRAMES_PER_SECOND } from '../scene/composition';

export interface ScenePosition {
  readonly index: number;
  readonly scene: CompiledScene;
  /** Frame of the scene. */
  readonly frame: number;
}

/** Undefined without scenes; a frame outside belongs to the first or last one. */
export function shownSceneAt({ scenes }: Composition, frame: number): ScenePosition | undefined {
  const found = scenes.findLastIndex(({ startFrame }) => startFrame <= frame);
  const index = Math.max(0, found);
  const scene = scenes[index];
  if (!scene) return undefined;
  const last = Math.max(0, scene.durationFrames - 1);
  return { index, scene, frame: Math.min(last, Math.max(0, frame - scene.startFrame)) };
}

/** The frame on show at a time. A tenth of a millisecond of tolerance keeps rounded times on their own frame. */
export function frameAt(seconds: number): number {
  return Math.floor((seconds + 1e-4) * FRAMES_PER_SECOND);
}

export function secondsAt(frame: number): number {
  return frame / FRAMES_PER_SECOND;
}
