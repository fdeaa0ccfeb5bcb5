/** Schedule of the parts of samples. Pure: the same plan whatever plays it. */
import { isEqual } from '../../base/equal';
import { type AudioCut, type AudioSegment, type Composition, FRAMES_PER_SECOND } from '../../scene/composition';

/** Inputs of the soundtrack. */
export type Track = Pick<Composition, 'audio' | 'audioFadeSeconds' | 'durationFrames'>;

/** Volume at a moment; between two of them it changes evenly. */
export interface LevelPoint {
  /** From the moment of starting, seconds. */
  readonly delaySeconds: number;
  /** 0 to 1. */
  readonly level: number;
}

export interface PlannedSound {
  readonly segment: AudioSegment;
  /** From the moment of starting, seconds. */
  readonly delaySeconds: number;
  /** Into the music of the sample, without what a decoder puts in front. */
  readonly offsetSeconds: number;
  readonly durationSeconds: number;
  /** From its start to its end, at least two; none where it is as loud as it is throughout. */
  readonly levels: readonly LevelPoint[];
}

export interface SoundPlan {
  readonly sounds: readonly PlannedSound[];
  /** Volume of everything together: the fade at the end of the picture. The first point is the moment of starting. */
  readonly levels: readonly LevelPoint[];
}

/** Music that is cut off is faded at least this long: a cut in the middle of a wave clicks. The renderer does the same. */
const DECLICK_SECONDS = 0.01;

/** A fade is made of so many straight parts. */
const FADE_STEPS = 12;

/** Everything that sounds from `fromSeconds` on; tails ring into the next sample, nothing sounds after the picture. */
export function planSound({ audio, audioFadeSeconds, durationFrames }: Track, fromSeconds: number): SoundPlan {
  const endSeconds = durationFrames / FRAMES_PER_SECOND;
  const fadeSeconds = Math.min(endSeconds, Math.max(audioFadeSeconds, DECLICK_SECONDS));
  const left = endSeconds - fromSeconds;
  return {
    sounds: audio.flatMap((segment) => planned(segment, fromSeconds, endSeconds)),
    levels: endLevels(Math.max(0, left), fadeSeconds),
  };
}

/** A half cosine, as the renderer fades. */
function endLevels(leftSeconds: number, fadeSeconds: number): LevelPoint[] {
  const steps = Array.from(
    { length: FADE_STEPS + 1 },
    (_, step) => leftSeconds - fadeSeconds * (1 - step / FADE_STEPS),
  );
  return [0, ...steps.filter((at) => at > 0)].map((delaySeconds) => {
    const share = Math.min(1, (leftSeconds - delaySeconds) / fadeSeconds);
    return { delaySeconds, level: (1 - Math.cos(Math.PI * share)) / 2 };
  });
}

function planned(segment: AudioSegment, fromSeconds: number, endSeconds: number): PlannedSound[] {
  const { startSeconds, contentSamples, sampleRate, cut } = segment;
  const missed = Math.max(0, fromSeconds - startSeconds);
  const stopsAt = Math.min(endSeconds, startSeconds + (cut ? segment.durationSeconds : contentSamples / sampleRate));
  const durationSeconds = stopsAt - Math.max(startSeconds, fromSeconds);
  if (durationSeconds <= 0) return [];
  const delaySeconds = Math.max(0, startSeconds - fromSeconds);
  const levels = cut ? levelsOf(cut, segment.durationSeconds, missed, missed + durationSeconds) : [];
  const points = levels.map(([at, level]) => ({ delaySeconds: at - missed + delaySeconds, level }));
  return [{ segment, delaySeconds, offsetSeconds: missed + (cut?.fromSeconds ?? 0), durationSeconds, levels: points }];
}

/** Moments of a part (seconds into it) from `from` to `to`, with its level there. */
function levelsOf({ fadeInSeconds, fadeOutSeconds }: AudioCut, lengthSeconds: number, from: number, to: number) {
  const steps = Array.from({ length: FADE_STEPS + 1 }, (_, step) => step / FADE_STEPS);
  const fadesOutAt = lengthSeconds - fadeOutSeconds;
  const moments = [
    ...steps.map((step) => step * fadeInSeconds),
    ...steps.map((step) => fadesOutAt + step * fadeOutSeconds),
  ];
  const inside = moments.filter((at) => at > from && at < to).sort((a, b) => a - b);
  const rising = (at: number, seconds: number) =>
    at < seconds ? Math.sin((Math.PI / 2) * Math.max(0, at / seconds)) : 1;
  return [from, ...inside, to].map((at) => {
    const level = rising(at, fadeInSeconds) * rising(lengthSeconds - at, fadeOutSeconds);
    return [at, level] as const;
  });
}

/**
 * Start of the music in the decoder's output, seconds: decoders with gapless support have already dropped the lead-in.
 * `decodedSeconds` is the length of all that it delivered.
 */
export function leadInOf(
  { leadInSamples, contentSamples, sampleRate }: Pick<AudioSegment, 'leadInSamples' | 'contentSamples' | 'sampleRate'>,
  decodedSeconds: number,
): number {
  const surplus = decodedSeconds * sampleRate - contentSamples;
  return surplus > leadInSamples / 2 ? leadInSamples / sampleRate : 0;
}

/** True if two compositions sound alike. */
export function soundsAlike(a: Track, b: Track): boolean {
  return (
    a.durationFrames === b.durationFrames &&
    a.audioFadeSeconds === b.audioFadeSeconds &&
    a.audio.length === b.audio.length &&
    a.audio.every(({ audioId, startSeconds, cut }, index) => {
      const other = b.audio[index];
      return other?.audioId === audioId && other.startSeconds === startSeconds && isEqual(other.cut, cut);
    })
  );
}
