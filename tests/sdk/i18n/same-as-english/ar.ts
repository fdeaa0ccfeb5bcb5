/** Texts that are the same in Arabic. */
export const sameAsEnglish: readonly string[] = ['Powered by Spotreel'];
