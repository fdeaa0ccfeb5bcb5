import { FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';
import { withSource } from './video-source';

/** Frames of the composition that a segment's file shows, whatever its own rate. @throws SpotreelError `media_undecodable` when it is not a complete video */
export function framesOf(file: string): Promise<number> {
  return withSource(file, async (input) => {
    const track = await input.getPrimaryVideoTrack();
    return Math.round(((await track?.computeDuration()) ?? 0) * FRAMES_PER_SECOND);
  });
}
