import { SpotreelError } from '../base/errors';
import { bars, DEFAULT_BPM, wholeBars } from './bars';
import { isDemo } from './flags';

/** Fields of a sample that the composer reads; `GET music-kit/{id}` gives more. */
export interface ComposerSample {
  readonly id: number;
  /** Seconds, precise, more than 0. */
  readonly duration: number;
  /** Bits of `AudioFlag`. */
  readonly flags: number;
  /** Length in bars, where it is known better than from `duration`. */
  readonly bars?: number | null | undefined;
  /** The samples that may follow, each rated 1 (Weak), 5 (Fine) or 10 (Perfect). What is not listed may not follow. */
  readonly compatibilityMap: readonly { readonly nextAudioId: number; readonly compatibilityRating: number }[];
}

/** Fields of a music kit that the composer reads. */
export interface ComposerKit {
  /** Beats a minute; 110 where the kit states 0. */
  readonly bpm: number;
  readonly audioSamples: readonly ComposerSample[];
}

/** A sample that may be part of a track, in exact numbers. */
export interface UsableSample {
  readonly id: number;
  /** Whole microseconds: sums of integers do not depend on the order of the samples. */
  readonly durationUs: number;
  readonly bars: number | undefined;
  readonly flags: number;
  readonly compatibilityMap: ComposerSample['compatibilityMap'];
}

/** Seconds in whole microseconds, at least one. */
export function microseconds(seconds: number): number {
  return Math.max(1, Math.round(seconds * 1e6));
}

/** Beats a minute. A kit that states 0 counts as `DEFAULT_BPM`. */
export function kitBpm(kit: ComposerKit): number {
  return kit.bpm === 0 ? DEFAULT_BPM : kit.bpm;
}

/** The kit without demo samples, by ascending id. Throws `invalid_argument` where a number cannot be meant. */
export function usableSamples(kit: ComposerKit): UsableSample[] {
  const bpm = kitBpm(kit);
  if (!(bpm > 0 && Number.isFinite(bpm))) throw invalidKit('kit.bpm', kit.bpm);
  const seen = new Set<number>();
  for (const [index, sample] of kit.audioSamples.entries()) {
    const { id, duration } = sample;
    if (!Number.isFinite(id) || seen.has(id)) throw invalidKit(`kit.audioSamples[${index}].id`, id);
    if (!(duration > 0 && Number.isFinite(duration))) throw invalidKit(`kit.audioSamples[${index}].duration`, duration);
    seen.add(id);
  }
  return kit.audioSamples
    .filter((sample) => !isDemo(sample.flags))
    .map((sample) => usable(sample, bpm))
    .sort((a, b) => a.id - b.id);
}

function usable(sample: ComposerSample, bpm: number): UsableSample {
  const stated = sample.bars ?? undefined;
  return {
    id: sample.id,
    durationUs: microseconds(sample.duration),
    bars: stated === undefined ? bars(sample.duration, bpm) : wholeBars(stated),
    flags: sample.flags,
    compatibilityMap: sample.compatibilityMap,
  };
}

/** An `invalid_argument` error that names the argument. */
export function invalidKit(path: string, value: unknown): SpotreelError {
  return new SpotreelError('invalid_argument', `${path} cannot be ${String(value)}`);
}
