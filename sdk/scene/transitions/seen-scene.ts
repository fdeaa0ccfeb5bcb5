/** A scene of a film at one of its frames. */
import type { CompiledScene } from '../composition';

export type SpannedScene = Pick<CompiledScene, 'startFrame' | 'durationFrames'>;

/** A scene at one of its frames. */
export interface SeenScene<Scene> {
  readonly scene: Scene;
  /** Place in the list of scenes. */
  readonly index: number;
  /** Frame of the scene. */
  readonly frame: number;
}

/** The scene that is seen at a frame of the film; of two, the one that enters. A frame outside belongs to the first or the last one. */
export function seenSceneAt<Scene extends SpannedScene>(
  scenes: readonly Scene[],
  frame: number,
): SeenScene<Scene> | undefined {
  const started = scenes.findLastIndex(({ startFrame }) => startFrame <= frame);
  return sceneSeenAt(scenes, Math.max(0, started), frame);
}

/** One of the scenes at a frame of the film: outside of it, its first or its last frame. */
export function sceneSeenAt<Scene extends SpannedScene>(
  scenes: readonly Scene[],
  index: number,
  frame: number,
): SeenScene<Scene> | undefined {
  const scene = scenes[index];
  if (!scene) return undefined;
  const last = Math.max(0, scene.durationFrames - 1);
  return { scene, index, frame: Math.min(last, Math.max(0, frame - scene.startFrame)) };
}
