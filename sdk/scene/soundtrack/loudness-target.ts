/** Loudness of the library's music, LUFS: `music/mix/master.ts` masters to it. */
export const TARGET_LUFS = -14;

/**
 * Highest true peak of music before it is encoded, dBFS. AAC at 192 kbit/s adds up to 1 dB to loud beats: files stay under the -1 dB that
 * networks ask for.
 */
export const CEILING_DB = -2;
