/** Frames in which neighbouring scenes are both seen. The cut between them stays where it is: half of the frames are before it. */
import type { Transition } from '../../contract/project/transition';
import { FRAMES_PER_SECOND } from '../composition';

/** A scene before it has a place in time. */
export interface ScheduledScene {
  readonly durationSeconds: number;
  /** To the next scene. */
  readonly transition?: Transition | undefined;
}

/** Place of a scene in time, frames. */
export interface ScenePlace {
  /** First frame after its cut. */
  readonly cutFrame: number;
  /** Frames from its cut to the next one. */
  readonly frames: number;
  /** Frames that it is seen before its cut. */
  readonly lead: number;
  /** Frames that it is seen after the next cut. */
  readonly tail: number;
  /** True: a transition brings it in, if only a cut. The first scene of a film with transitions uncovers nothing either. */
  readonly isEntering: boolean;
  /** True: a transition takes it out, if only a cut. */
  readonly isLeaving: boolean;
}

/** A transition is at most as long as the shorter one of its scenes, so that no three are seen at a time. */
export function placesOf(scenes: readonly ScheduledScene[]): readonly ScenePlace[] {
  const cuts = cutsOf(scenes);
  const frames = scenes.map((_, index) => (cuts[index + 1] ?? 0) - (cuts[index] ?? 0));
  const overlaps = scenes.map(({ transition }, index) => {
    const next = frames[index + 1];
    if (!transition || transition.kind === 'cut' || next === undefined) return 0;
    return Math.min(transition.frames, frames[index] ?? 0, next);
  });
  return scenes.map(({ transition }, index) => ({
    cutFrame: cuts[index] ?? 0,
    frames: frames[index] ?? 0,
    lead: Math.floor((overlaps[index - 1] ?? 0) / 2),
    tail: Math.ceil((overlaps[index] ?? 0) / 2),
    isEntering: (scenes[index - 1] ?? scenes[0])?.transition !== undefined,
    isLeaving: transition !== undefined && index < scenes.length - 1,
  }));
}

/** First frame of each scene, and the end of the last one. */
function cutsOf(scenes: readonly ScheduledScene[]): readonly number[] {
  let seconds = 0;
  const ends = scenes.map(({ durationSeconds }) => {
    seconds += durationSeconds;
    return Math.round(seconds * FRAMES_PER_SECOND);
  });
  return [0, ...ends];
}
