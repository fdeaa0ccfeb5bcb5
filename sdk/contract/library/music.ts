import * as z from 'zod/mini';
import type { IdSchema } from '../schemas/ids';
import { id } from '../schemas/scalars';

/** The bits of `flags` (docs/rules/forms.md#flags). Intro and outro together are a sting: a whole track in one sample. */
export const AUDIO_FLAGS = { intro: 1, outro: 2, introFadeIn: 4, outroFadeOut: 8, demo: 16 } as const;

export const audioSample = z.looseObject({
  id: id as IdSchema<'audioSample'>,
  name: z.string(),
  /** Seconds of music, precise; its reverb rings on longer. */
  duration: z.number(),
  url: z.string(),
  /** Bits of `AUDIO_FLAGS`. */
  flags: z.int(),
  bars: z.nullable(z.number()),
  compatibilityMap: z.array(
    z.looseObject({ nextAudioId: id as IdSchema<'audioSample'>, compatibilityRating: z.number() }),
  ),
  /** Samples that a decoder delivers before the first real frame if it ignores gapless data. */
  leadInSamples: z.int(),
  contentSamples: z.int(),
  /** Hertz. */
  sampleRate: z.int(),
  /** Waveform, 0 to 1. */
  peaks: z.array(z.number()),
});
/** A piece of music that the composer can place. */
export type AudioSample = z.infer<typeof audioSample>;

export const musicKit = z.looseObject({
  id: id as IdSchema<'musicKit'>,
  name: z.string(),
  description: z.string(),
  bpm: z.number(),
  moods: z.array(z.string()),
  audioSamples: z.array(audioSample),
});
/** Samples of one bpm that fit together. */
export type MusicKit = z.infer<typeof musicKit>;
