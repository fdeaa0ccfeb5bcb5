import path from 'node:path';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { messageOf } from '../../../sdk/base/errors';
import { FRAMES_PER_SECOND } from '../../../sdk/scene/composition';
import { renderError } from '../errors';

/** Frames of a segment's file. @throws SpotreelError `media_undecodable` when it is not a complete video */
export async function framesOf(file: string): Promise<number> {
  const input = new Input({ source: new FilePathSource(file), formats: ALL_FORMATS });
  try {
    const track = await input.getPrimaryVideoTrack();
    return Math.round(((await track?.computeDuration()) ?? 0) * FRAMES_PER_SECOND);
  } catch (cause) {
    throw renderError('media_undecodable', `A segment cannot be read: ${messageOf(cause)}`, { cause });
  } finally {
    input.dispose();
  }
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
