/** Texts that are the same in Japanese. */
export const sameAsEnglish: readonly string[] = ['Powered by Spotreel'];
