import path from 'node:path';
import { FRAMES_PER_SECOND } from '../../../sdk/scene/composition';
import { withSource } from './video-source';

/** Frames of a segment's file. @throws SpotreelError `media_undecodable` when it is not a complete video */
export function framesOf(file: string): Promise<number> {
  return withSource(file, async (input) => {
    const track = await input.getPrimaryVideoTrack();
    return Math.round(((await track?.computeDuration()) ?? 0) * FRAMES_PER_SECOND);
  });
}

/**
 * The list that ffmpeg's concat demuxer reads. Durations are written out, since the header of an MP4 has them in whole
 * milliseconds only, which would shift every frame after the first seam.
 */
export function segmentList(segments: readonly { file: string; frames: number }[]): string {
  return segments
    .map(({ file, frames }) => `${entry(file)}duration ${(frames / FRAMES_PER_SECOND).toFixed(6)}\n`)
    .join('');
}

/** Quotes as ffmpeg's manual has them. */
function entry(file: string): string {
  return `file '${path.resolve(file).replaceAll("'", "'\\''")}'\n`;
}
