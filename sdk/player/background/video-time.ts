import { type CompiledBackground, FRAMES_PER_SECOND } from '../../scene/composition';

type VideoBackground = Extract<CompiledBackground, { type: 'video' }>;

/** Just inside a frame: exactly on its start, decoders disagree which one is meant. */
const INSIDE_SECONDS = 0.001;

/**
 * Second of the file that is shown at a second of the scene. The trimmed part repeats, in whole frames as in the
 * renderer.
 */
export function videoSecondsAt(
  { trimStartSeconds, trimEndSeconds }: Pick<VideoBackground, 'trimStartSeconds' | 'trimEndSeconds'>,
  sceneSeconds: number,
): number {
  const loopFrames = Math.max(1, Math.round((trimEndSeconds - trimStartSeconds) * FRAMES_PER_SECOND));
  const frame = Math.max(0, Math.round(sceneSeconds * FRAMES_PER_SECOND));
  return trimStartSeconds + (frame % loopFrames) / FRAMES_PER_SECOND + INSIDE_SECONDS;
}
