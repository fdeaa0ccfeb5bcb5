/** Cuts a composition into pieces that painters render side by side. */
import type { Composition } from '@spotreel/sdk/scene';

/** A run of frames that one painter renders into one file. */
export interface Segment {
  readonly index: number;
  readonly startFrame: number;
  readonly durationFrames: number;
}

/** A job is at most this long, so that a crash costs little (10 s of video). */
export const MAX_SEGMENT_FRAMES = 300;

/** A painter takes about as long to start as to paint this many frames: shorter segments do not pay. */
const MIN_SEGMENT_FRAMES = 60;

/**
 * A cut moves to the start of a scene if one is within this share of a segment. The encoder starts a picture anew there
 * anyway.
 */
const SNAP_SHARE = 0.12;

/**
 * Segments of nearly equal length whose number is a multiple of `processes` where the video is long enough, in order and
 * without gaps. The same composition and `processes` always give the same segments.
 */
export function planSegments(composition: Composition, processes: number): Segment[] {
  const { durationFrames } = composition;
  const count = segmentCount(durationFrames, Math.max(1, processes));
  const sceneStarts = composition.scenes.map(({ startFrame }) => startFrame);
  const cuts = [0];
  for (let index = 1; index < count; index++)
    cuts.push(snapped((durationFrames * index) / count, durationFrames / count, sceneStarts));
  cuts.push(durationFrames);
  return withinLimit(cuts).map((startFrame, index, starts) => ({
    index,
    startFrame,
    durationFrames: (starts[index + 1] ?? durationFrames) - startFrame,
  }));
}

function segmentCount(durationFrames: number, processes: number): number {
  const needed = Math.max(1, Math.ceil(durationFrames / MAX_SEGMENT_FRAMES));
  const balanced = Math.ceil(needed / processes) * processes;
  return Math.max(needed, Math.min(balanced, Math.floor(durationFrames / MIN_SEGMENT_FRAMES)));
}

function snapped(cut: number, lengthFrames: number, sceneStarts: readonly number[]): number {
  const distance = (frame: number) => Math.abs(frame - cut);
  const nearest = sceneStarts.reduce((best, start) => (distance(start) < distance(best) ? start : best), 0);
  return distance(nearest) <= lengthFrames * SNAP_SHARE ? nearest : Math.round(cut);
}

/** Start frames; where moving a cut made a segment too long, it is cut once more. */
function withinLimit(cuts: readonly number[]): number[] {
  return cuts.slice(0, -1).flatMap((start, index) => {
    const length = (cuts[index + 1] ?? start) - start;
    const pieces = Math.ceil(length / MAX_SEGMENT_FRAMES);
    return Array.from({ length: pieces }, (_, piece) => start + Math.round((length * piece) / pieces));
  });
}
