/** Time that people need to read all texts of a scene. Source of both speeds: the guidance of Ofcom on subtitles. */

/**
 * Ofcom asks for subtitles of 160 to 180 words a minute. 180 words of 5.7 characters, with their spaces, are 17 characters a
 * second. The default texts of every scene can be read at this speed.
 */
const FASTEST_READING = 17;

/** Characters a second that leave time to look at the picture, too: 160 words a minute. */
const CALM_READING = 15;

/** Seconds; 0 for no words. Spaces around a text do not count. */
export function readingSeconds(texts: readonly string[]): number {
  return charactersIn(texts) / FASTEST_READING;
}

/** The same for people who need not hurry: a scene that is made longer for its words gets this time. */
export function calmReadingSeconds(texts: readonly string[]): number {
  return charactersIn(texts) / CALM_READING;
}

function charactersIn(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + [...text.trim()].length, 0);
}
