import type { OutputFrameRate, OutputQuality, OutputResolution, Render } from '@spotreel/sdk/internal/contract';
import type { VideoChoice } from './chosen-output';

/** Bits of the picture beside those of 1080p in standard quality. Source: docs/decisions/output-quality.md. */
const SHARE_OF_RESOLUTION: Readonly<Record<OutputResolution, number>> = { '720p': 0.7, '1080p': 1, '4k': 2 };
const SHARE_OF_QUALITY: Readonly<Record<OutputQuality, number>> = { small: 0.5, standard: 1, high: 1.75 };

/** Frames between those of 30 a second cost little: they are like their neighbors. */
const SHARE_OF_FRAME_RATE: Readonly<Record<OutputFrameRate, number>> = { 30: 1, 60: 1.1 };

type MeasuredChoice = Pick<VideoChoice, 'resolution' | 'quality' | 'frameRate'>;

/** Bytes a second of the sound. */
const SOUND_BYTES = 192_000 / 8;

/**
 * Bytes of an MP4, by what an earlier export of the same project has. Undefined without one: how much a video needs depends
 * most on its backgrounds.
 */
export function estimatedBytes(
  choice: MeasuredChoice,
  durationSeconds: number,
  renders: readonly Render[],
): number | undefined {
  const earlier = renders.find(
    ({ format, sizeBytes, output, durationSeconds: length }) => format === 'mp4' && sizeBytes && output && length > 0,
  );
  if (!earlier?.sizeBytes || !earlier.output) return undefined;
  const pictureBytes = Math.max(0, earlier.sizeBytes / earlier.durationSeconds - SOUND_BYTES);
  return durationSeconds * (SOUND_BYTES + (pictureBytes * shareOf(choice)) / shareOf(earlier.output));
}

function shareOf({ resolution, quality, frameRate }: MeasuredChoice): number {
  return SHARE_OF_RESOLUTION[resolution] * SHARE_OF_QUALITY[quality] * SHARE_OF_FRAME_RATE[frameRate];
}
