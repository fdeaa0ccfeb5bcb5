/** Common facts of the copies of music. */
export const COPIED_SOUND = {
  /** Samples that the AAC encoder puts in front of the sound; the edit list of the file has them too. */
  leadInSamples: 1024,
  /** Hertz. */
  sampleRate: 48_000,
} as const;
