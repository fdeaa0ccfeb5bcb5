/** Time that people need to read all texts of a scene. */

/**
 * Ofcom asks for subtitles of 160 to 180 words a minute. 180 words of 5.7 characters, with their spaces, are 17 characters a
 * second. The default texts of every scene can be read at this speed.
 */
const CHARACTERS_PER_SECOND = 17;

/** Seconds; 0 for no words. Spaces around a text do not count. */
export function readingSeconds(texts: readonly string[]): number {
  const characters = texts.reduce((sum, text) => sum + [...text.trim()].length, 0);
  return characters / CHARACTERS_PER_SECOND;
}
