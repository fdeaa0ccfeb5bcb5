/** Frames of a scene at which the project check looks: every third one, small, while no other scene is seen with it. */
import type { CompiledScene } from '../composition';
import type { Size } from '../pictures/cover';

/** Frames from one picture to the next, unless the scene is long. */
const STEP_FRAMES = 3;
/** Number of pictures of a scene: a longer one is looked at less often. */
const MOST_PICTURES = 150;
/** Longer side of the pictures, px. */
const LONG_SIDE_PX = 160;

/** Frames are counted from the first frame of the scene. */
export interface MeasuredFrames {
  readonly frames: readonly number[];
  /** Frames from one to the next. */
  readonly stepFrames: number;
}

type PlacedScene = Pick<CompiledScene, 'startFrame' | 'durationFrames'>;

/** Frames of the scene at `index`; transitions are left out. */
export function measuredFrames(scenes: readonly PlacedScene[], index: number): MeasuredFrames {
  const scene = scenes[index];
  if (!scene) return { frames: [], stepFrames: STEP_FRAMES };
  const before = scenes[index - 1];
  const from = before ? Math.max(0, endOf(before) - scene.startFrame) : 0;
  const to = Math.min(scene.durationFrames, (scenes[index + 1]?.startFrame ?? endOf(scene)) - scene.startFrame);
  const stepFrames = Math.max(STEP_FRAMES, Math.ceil((to - from) / MOST_PICTURES));
  const count = Math.max(0, Math.ceil((to - from) / stepFrames));
  return { frames: Array.from({ length: count }, (_, picture) => from + picture * stepFrames), stepFrames };
}

/** Size of the pictures that are compared. */
export function measuredSize({ widthPx, heightPx }: Size): Size {
  const factor = Math.min(1, LONG_SIDE_PX / Math.max(widthPx, heightPx));
  return { widthPx: Math.round(widthPx * factor), heightPx: Math.round(heightPx * factor) };
}

function endOf({ startFrame, durationFrames }: PlacedScene): number {
  return startFrame + durationFrames;
}
