/** Loudness of the library's music, LUFS: `library/music/source/mix/master.ts` masters to it. */
export const TARGET_LUFS = -14;

/** Highest true peak of music, dBFS: -1 dB, less 0.3 dB for what the AAC encoder adds. */
export const CEILING_DB = -1.3;
