/** What the copies of music have in common. */
export const COPIED_SOUND = {
  /** What the AAC encoder puts in front of the sound; the edit list of the file says so too. */
  leadInSamples: 1024,
  /** Hertz. */
  sampleRate: 48_000,
} as const;
