/** Words of several languages as one pattern. */

/**
 * Matches any of them. Words of `spaced` languages must be whole; `|` divides them, and they may be patterns. Those of `joined` ones, such
 * as Japanese and Arabic, may have letters beside them.
 */
export function anyWord(spaced: readonly string[], joined: readonly string[] = []): RegExp {
  const whole = `(?<![\\p{L}\\d])(?:${spaced.join('|')})(?![\\p{L}\\d])`;
  return new RegExp(joined.length === 0 ? whole : `${whole}|${joined.join('|')}`, 'iu');
}
