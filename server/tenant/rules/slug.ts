/** Characters of a slug. */
const LONGEST = 40;

/** `Müller & Söhne` -> `muller-sohne`; undefined for a name without a letter or digit of the Latin script. */
export function slugFromName(name: string): string | undefined {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, LONGEST).replace(/^-+|(?<!-)-+$/g, '') || undefined;
}
