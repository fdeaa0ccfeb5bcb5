/** How long people need to read what a scene says. */

/** Characters a second: as fast as people skim a short text. The words of every template fit its scenes at this speed. */
const CHARACTERS_PER_SECOND = 28;

/** Seconds; 0 for no words. Spaces around a text do not count. */
export function readingSeconds(texts: readonly string[]): number {
  const characters = texts.reduce((sum, text) => sum + [...text.trim()].length, 0);
  return characters / CHARACTERS_PER_SECOND;
}
