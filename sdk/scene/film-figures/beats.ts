/** Events of a film beside the beats of its music, whose first beat is the film's first frame. */
import { type CompiledScene, FRAMES_PER_SECOND } from '../composition';
import { motionStarts } from './motion-starts';

/** Largest distance from a beat, in frames: the eye sees no difference. */
const ON_BEAT_FRAMES = 1;

type PlacedScene = Pick<CompiledScene, 'startFrame' | 'durationFrames'>;

/** Number of events, and share of them, 0 to 1, that are on a beat. */
export interface OnBeats {
  readonly count: number;
  /** 0 without events. */
  readonly share: number;
}

/** Share of `frames`, counted from the start of the film, that are within one frame of a beat. */
export function onBeats(frames: readonly number[], bpm: number): OnBeats {
  const beat = (60 / bpm) * FRAMES_PER_SECOND;
  const isOnBeat = (frame: number) => Math.abs(frame - Math.round(frame / beat) * beat) <= ON_BEAT_FRAMES;
  return { count: frames.length, share: frames.length === 0 ? 0 : frames.filter(isOnBeat).length / frames.length };
}

/** Frames of the cuts between scenes: the middle of the frames in which both are seen. */
export function cutFrames(scenes: readonly PlacedScene[]): number[] {
  return scenes.slice(1).map(({ startFrame }, index) => {
    const { startFrame: before = 0, durationFrames = 0 } = scenes[index] ?? {};
    return startFrame + Math.floor(Math.max(0, before + durationFrames - startFrame) / 2);
  });
}

/** Frames of the film at which something inside of a scene starts to move. */
export function startFrames(scenes: readonly (PlacedScene & Pick<CompiledScene, 'animation'>)[]): number[] {
  return scenes.flatMap(({ animation, startFrame, durationFrames }) =>
    motionStarts(animation)
      .filter((frame) => frame < durationFrames)
      .map((frame) => startFrame + frame),
  );
}
