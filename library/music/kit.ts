/** The music kits of the library: samples of one speed that follow each other on the beat. */
export interface SampleSource {
  /** Kit id * 100 + number; never reused. */
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Beside the kit's description, MP3. */
  readonly file: string;
  readonly bars: number;
  /** The music alone, bars * 240 / bpm; its reverb rings on. */
  readonly durationSeconds: number;
  /** Bits: intro 1, outro 2, intro fade-in 4, outro fade-out 8, demo 16. */
  readonly flags: number;
  readonly compatibilityMap: readonly { readonly nextAudioId: number; readonly compatibilityRating: number }[];
  readonly sampleRate: number;
  /** Frames that a decoder without gapless support delivers before the first real one. */
  readonly leadInSamples: number;
  /** Real frames, tail included. */
  readonly contentSamples: number;
  /** Waveform, 0 to 1. */
  readonly peaks: readonly number[];
}

export interface MusicKitSource {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly bpm: number;
  /** Names of `library/moods.ts`. */
  readonly moods: readonly string[];
  readonly samples: readonly SampleSource[];
}
