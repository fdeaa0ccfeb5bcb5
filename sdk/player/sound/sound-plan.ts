/** When which part of which sample sounds. Pure: the same plan whatever plays it. */
import { type AudioSegment, type Composition, FRAMES_PER_SECOND } from '../../scene/composition';

/** What the soundtrack depends on. */
export type Track = Pick<Composition, 'audio' | 'audioFadeSeconds' | 'durationFrames'>;

export interface PlannedSound {
  readonly segment: AudioSegment;
  /** From the moment of starting, seconds. */
  readonly delaySeconds: number;
  /** Into the music of the sample, without what a decoder puts in front. */
  readonly offsetSeconds: number;
  readonly durationSeconds: number;
}

export interface SoundPlan {
  readonly sounds: readonly PlannedSound[];
  /** Loudness at the start, 0 to 1: less when it starts within the fade. */
  readonly startLevel: number;
  /** From the moment of starting, seconds; the fade begins at once if negative. */
  readonly fadeDelaySeconds: number;
  readonly endDelaySeconds: number;
}

/** Music that is cut off is faded at least this long: a cut in the middle of a wave clicks. The renderer does the same. */
const DECLICK_SECONDS = 0.01;

/** Everything that sounds from `fromSeconds` on; tails ring into the next sample, nothing sounds after the picture. */
export function planSound({ audio, audioFadeSeconds, durationFrames }: Track, fromSeconds: number): SoundPlan {
  const endSeconds = durationFrames / FRAMES_PER_SECOND;
  const fadeSeconds = Math.min(endSeconds, Math.max(audioFadeSeconds, DECLICK_SECONDS));
  const left = endSeconds - fromSeconds;
  return {
    sounds: audio.flatMap((segment) => planned(segment, fromSeconds, endSeconds)),
    startLevel: Math.min(1, Math.max(0, left / fadeSeconds)),
    fadeDelaySeconds: left - fadeSeconds,
    endDelaySeconds: Math.max(0, left),
  };
}

function planned(segment: AudioSegment, fromSeconds: number, endSeconds: number): PlannedSound[] {
  const { startSeconds, contentSamples, sampleRate } = segment;
  const missed = Math.max(0, fromSeconds - startSeconds);
  const stopsAt = Math.min(endSeconds, startSeconds + contentSamples / sampleRate);
  const durationSeconds = stopsAt - Math.max(startSeconds, fromSeconds);
  if (durationSeconds <= 0) return [];
  const delaySeconds = Math.max(0, startSeconds - fromSeconds);
  return [{ segment, delaySeconds, offsetSeconds: missed, durationSeconds }];
}

/**
 * Where the music starts in what a decoder delivered, seconds: decoders with gapless support have already dropped the
 * lead-in. `decodedSeconds` is the length of all that it delivered.
 */
export function leadInOf({ leadInSamples, contentSamples, sampleRate }: AudioSegment, decodedSeconds: number): number {
  const surplus = decodedSeconds * sampleRate - contentSamples;
  return surplus > leadInSamples / 2 ? leadInSamples / sampleRate : 0;
}

/** Whether two compositions sound alike. */
export function soundsAlike(a: Track, b: Track): boolean {
  return (
    a.durationFrames === b.durationFrames &&
    a.audioFadeSeconds === b.audioFadeSeconds &&
    a.audio.length === b.audio.length &&
    a.audio.every(({ audioId, startSeconds }, index) => {
      const other = b.audio[index];
      return other?.audioId === audioId && other.startSeconds === startSeconds;
    })
  );
}
