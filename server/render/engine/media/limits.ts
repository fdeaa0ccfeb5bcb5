/** Bounds for work on files of strangers. */
import type { FfmpegLimits } from '../ffmpeg/start';

/** Longest side of a picture's preview (docs/rules/limits-and-messages.md#other-numbers). */
export const PREVIEW_PX = 512;

/** Longest side of the copy of a video that browsers play. */
export const PROXY_PX = 1280;

export const PROBE_LIMITS: FfmpegLimits = { timeoutSeconds: 20, addressSpaceMegabytes: 3072 };

/** Megabytes of the copy for each second: a hundred times what it usually has, and room for a short one. */
const PROXY_MEGABYTES_A_SECOND = 2;
const PROXY_MEGABYTES = 32;
const MOST_PROXY_MEGABYTES = 1024;

/** A copy may take four times as long as the video, and a minute to start with; never more than half an hour. */
export function proxyLimits(durationSeconds: number): FfmpegLimits {
  const megabytes = PROXY_MEGABYTES + PROXY_MEGABYTES_A_SECOND * durationSeconds;
  return {
    timeoutSeconds: Math.min(1800, 60 + 4 * durationSeconds),
    addressSpaceMegabytes: 4096,
    fileMegabytes: Math.min(MOST_PROXY_MEGABYTES, Math.ceil(megabytes)),
  };
}

/** An animated picture lasts seconds, and each of its frames is decoded once. */
export const MOVING_PICTURE_LIMITS: FfmpegLimits = {
  timeoutSeconds: 60,
  addressSpaceMegabytes: 4096,
  fileMegabytes: 512,
};

/** Largest number of pixels in all frames of an animated picture that are held at once: 300 MB. */
export const MOVING_PICTURE_PIXELS = 100_000_000;

/** A song has minutes. The bound keeps what a browser decodes of it under 250 MB. */
export const MOST_AUDIO_SECONDS = 600;
/** Loudness is measured in blocks of 400 ms. */
export const LEAST_AUDIO_SECONDS = 1;

/** For one pass over a sound file of the longest kind. */
export const AUDIO_LIMITS: FfmpegLimits = { timeoutSeconds: 180, addressSpaceMegabytes: 3072, fileMegabytes: 64 };
