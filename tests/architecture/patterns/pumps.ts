/** Texts that make a slow pattern slow: made of the pattern's own signs, classes and groups. */

/** A sign for each class that a pattern may name. */
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/\\p\{Lu\}|\\p\{Lt\}|\[A-Z|A-Z/u, 'A'],
  [/\\p\{L|\\w|a-z|\\p\{Script|\[\^|\./u, 'a'],
  [/\\d|\\p\{N|0-9|\\w|\[\^|\./u, '1'],
  [/\\s|\\S|\[\^|\./u, ' '],
  [/\\n|\\s|\[\^/u, '\n'],
  [/\\t|\\s/u, '\t'],
  [/\\p\{M\}/u, '\u0301'],
];
const MOST_SIGNS = 10;
const MOST_WORDS = 6;
const MOST_PAIRS = 30;
const ESCAPED = /\\(?:[pP]\{[^}]*\}|k<[^>]*>|x[\da-f]{2}|u\{?[\da-f]+\}?|.)/giu;

/** Repeated parts of attacks: single signs, pairs of them, and words that the pattern has. */
export function pumpsOf(source: string): string[] {
  const ofClasses = CLASSES.flatMap(([pattern, sign]) => (pattern.test(source) ? [sign] : []));
  const literal = source
    .replace(ESCAPED, (sign) => (/^\\[^\w]/.test(sign) ? sign.slice(1) : ' '))
    .replace(/\(\?(?:<?[=!]|:|<\w+>)/g, ' ');
  const signs = [...new Set([...ofClasses, ...[...literal].filter((sign) => !/[\s()[\]{}|?*+^$\\]/u.test(sign))])];
  const few = signs.slice(0, MOST_SIGNS);
  const words = [...new Set(literal.match(/[\p{L}\d]{2,12}/gu) ?? [])].slice(0, MOST_WORDS);
  const pairs = ofClasses.flatMap((one) => few.flatMap((other) => (one === other ? [] : [one + other])));
  return [...few, ...pairs.slice(0, MOST_PAIRS), ...words.flatMap((word) => [word, `${word} `])];
}

/** What comes before the repeated part: the pattern may begin with it. */
export function prefixesOf(source: string): string[] {
  const words = source.replace(ESCAPED, ' ').match(/[\p{L}\d]{2,12}/gu) ?? [];
  const signs = [...source.replace(ESCAPED, (sign) => sign.slice(1))].filter((sign) =>
    /[^\s\w()[\]{}|?*+^$\\]/u.test(sign),
  );
  const own = new Set([...words.slice(0, 3).map((word) => `${word} `), ...signs.slice(0, 3)]);
  return ['', ...own, `Offer ${'a'.repeat(38)}`, '50% off '];
}
