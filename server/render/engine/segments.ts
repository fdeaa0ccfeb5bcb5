/**
 * Cuts a composition into pieces that painters of many machines render side by side. The plan depends on the composition
 * alone: which machine prepares, and how many others paint, changes nothing.
 */
import { type Composition, FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';

/** A run of frames that one painter renders into one file. */
export interface Segment {
  readonly index: number;
  readonly startFrame: number;
  readonly durationFrames: number;
}

/**
 * 4 s of video: short enough for a fleet and cheap to lose, and still several times what a painter takes to start
 * (`benchmarks/render/fleet`).
 */
export const SEGMENT_FRAMES = 4 * FRAMES_PER_SECOND;

/** Blender takes seconds for a frame: a lost piece is no lost hour, and many machines share a scene. */
const BLENDER_SEGMENT_FRAMES = FRAMES_PER_SECOND / 2;

/**
 * Segments of about `SEGMENT_FRAMES`, in order and without gaps. A long scene is cut evenly. A short scene shares the
 * segment before it where it fits. Every other cut lies where a scene begins, so that a changed scene leaves the segments of
 * others as they were. A transition is painted with the scene that enters.
 */
export function planSegments(composition: Composition): Segment[] {
  const lengths: number[] = [];
  for (const [index, { startFrame: from, blender }] of composition.scenes.entries()) {
    const durationFrames = (composition.scenes[index + 1]?.startFrame ?? composition.durationFrames) - from;
    const last = lengths.at(-1);
    if (blender) lengths.push(...evenPieces(durationFrames, BLENDER_SEGMENT_FRAMES));
    else if (last !== undefined && last + durationFrames <= SEGMENT_FRAMES)
      lengths[lengths.length - 1] = last + durationFrames;
    else lengths.push(...evenPieces(durationFrames));
  }
  let startFrame = 0;
  return lengths.map((durationFrames, index) => {
    const segment = { index, startFrame, durationFrames };
    startFrame += durationFrames;
    return segment;
  });
}

/** None is longer than 1.5 times `pieceFrames`. */
function evenPieces(durationFrames: number, pieceFrames = SEGMENT_FRAMES): number[] {
  const count = Math.max(1, Math.round(durationFrames / pieceFrames));
  const cut = (piece: number) => Math.round((durationFrames * piece) / count);
  return Array.from({ length: count }, (_, piece) => cut(piece + 1) - cut(piece));
}
