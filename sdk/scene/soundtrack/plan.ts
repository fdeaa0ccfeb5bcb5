/** The position of each piece of music, in samples: nothing about it is rounded twice. */
import { type AudioSegment, type Composition, FRAMES_PER_SECOND } from '../composition';

/** Hertz. Music of the library is not resampled. */
export const SOUNDTRACK_SAMPLE_RATE = 48_000;

/** 30 fps divides 48 kHz: a frame is a whole number of samples, so sound and picture can end together. */
export const SAMPLES_PER_FRAME = SOUNDTRACK_SAMPLE_RATE / FRAMES_PER_SECOND;

/** Music that is cut off is faded at least this long, seconds: a cut in the middle of a wave clicks. */
const DECLICK_SECONDS = 0.01;

/** A piece of music at its place in the soundtrack. */
export interface PlacedMusic {
  readonly src: string;
  /** Start in the soundtrack. */
  readonly startSample: number;
  readonly leadInSamples: number;
  readonly contentSamples: number;
  /** Hertz of the file, in which the two above count. */
  readonly sampleRate: number;
  /** A part of the file; absent: all of it. */
  readonly part?: MusicPart;
}

/** Seconds and samples of the soundtrack's rate. */
export interface MusicPart {
  readonly fromSeconds: number;
  readonly samples: number;
  readonly fadeInSamples: number;
  readonly fadeOutSamples: number;
}

/** Everything that is heard, in samples of `SOUNDTRACK_SAMPLE_RATE`. */
export interface SoundtrackPlan {
  readonly totalSamples: number;
  /** Length of the fade that ends with the last sample. */
  readonly fadeSamples: number;
  readonly music: readonly PlacedMusic[];
}

/** Music that begins behind the picture's end is left out. */
export function planSoundtrack({ durationFrames, audio, audioFadeSeconds }: Composition): SoundtrackPlan {
  const totalSamples = durationFrames * SAMPLES_PER_FRAME;
  return {
    totalSamples,
    fadeSamples: Math.min(
      totalSamples,
      Math.round(Math.max(audioFadeSeconds, DECLICK_SECONDS) * SOUNDTRACK_SAMPLE_RATE),
    ),
    music: audio.map(placed).filter(({ startSample }) => startSample < totalSamples),
  };
}

function placed({ cut, ...segment }: AudioSegment): PlacedMusic {
  const { src, startSeconds, durationSeconds, leadInSamples, contentSamples, sampleRate } = segment;
  return {
    src,
    startSample: Math.round(startSeconds * SOUNDTRACK_SAMPLE_RATE),
    leadInSamples,
    contentSamples,
    sampleRate,
    ...(cut && {
      part: {
        fromSeconds: cut.fromSeconds,
        samples: samplesIn(durationSeconds),
        fadeInSamples: samplesIn(cut.fadeInSeconds),
        fadeOutSamples: samplesIn(cut.fadeOutSeconds),
      },
    }),
  };
}

function samplesIn(seconds: number): number {
  return Math.round(seconds * SOUNDTRACK_SAMPLE_RATE);
}
