/** Texts that are the same in Japanese. */
export const sameAsEnglish: readonly string[] = ['Powered by Spotreel', '1080p', '4K', '720p', '{count} fps'];
