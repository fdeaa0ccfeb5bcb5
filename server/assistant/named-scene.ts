/** Which scene a message names: `scene 2`, `the second scene`, `die letzte Szene`. */

const NUMBER = /(?<!\p{L})(?:scene|szene|scène)\s*(?:no\.?|nr\.?|n°|#)?\s*(\d{1,2})(?!\d)/iu;
const PLACE = /(?<![\p{L}\d])(?:(\d{1,2})(?:st|nd|rd|th|\.|e|ème)|(\p{L}+)) (?:scene|szene|scène)(?!\p{L})/iu;
const LAST = /^(?:last|final|letzten?|dernière)$/iu;
const PLACES: readonly RegExp[] = [
  /^(?:first|ersten?|première)$/iu,
  /^(?:second|zweiten?|deuxième|seconde)$/iu,
  /^(?:third|dritten?|troisième)$/iu,
  /^(?:fourth|vierten?|quatrième)$/iu,
  /^(?:fifth|fünften?|cinquième)$/iu,
  /^(?:sixth|sechsten?|sixième)$/iu,
];

/** Its position, from 0; it may be beyond the last one. Undefined where the message names none. */
export function namedScene(text: string, count: number): number | undefined {
  const [, number] = text.match(NUMBER) ?? [];
  const [, ordinal, word = ''] = text.match(PLACE) ?? [];
  const found = number ?? ordinal;
  if (found !== undefined) return Number(found) - 1;
  if (LAST.test(word)) return count - 1;
  const place = PLACES.findIndex((pattern) => pattern.test(word));
  return place === -1 ? undefined : place;
}
