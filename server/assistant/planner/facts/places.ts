/** Places and street addresses that a brief names. */
import { trimPunctuation } from './wording';

const CAPITAL = "\\p{Lu}[\\p{L}'’-]+";
const NAME = `${CAPITAL}(?: (?:${CAPITAL}|am|an der|of|the|de|la|du|sur)(?= |[.,;!?)]|$)){0,3}`;

const ADDRESS = [
  /\b\d{1,4}[a-z]? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)? (?:Street|St|Lane|Road|Rd|Avenue|Ave|Square|Way|Drive|Boulevard|Blvd)\b/u,
  /\p{Lu}[\p{L}-]*(?:straße|strasse|str\.|gasse|platz|weg|allee|ring|ufer) ?\d{0,4}[a-z]?(?![\p{L}])/u,
  /\b(?:\d{1,4},? )?(?:rue|avenue|place|boulevard|quai) (?:de |du |des |de la |d['’])?\p{Lu}[\p{L}'’-]+/u,
];
const AFTER: Readonly<Record<'en' | 'de' | 'fr', RegExp>> = {
  en: new RegExp(`\\b(?:in|at|near) (?:the )?(${NAME})`, 'gu'),
  de: new RegExp(`\\b(?:in|nahe|bei) (${NAME})`, 'gu'),
  fr: new RegExp(`(?<!\\p{L})(?:à|au|près de|dans le|en) (${NAME})`, 'gu'),
};
const NO_PLACE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Spring|Summer|Autumn|Winter|English|German|French|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Herbst|Sommer|Frühling|Vollzeit|Teilzeit|Minuten|Stunden|Tagen|Wochen|Ruhe|Form|Arbeit|Anspruch|Office|I|We|CDI|CDD)\b/u;

/** Whole addresses first, then names behind words such as `in` and `at`. */
export function readPlaces(brief: string, language: 'en' | 'de' | 'fr'): string[] {
  const addresses = ADDRESS.flatMap((pattern) => brief.match(pattern)?.[0] ?? []).map(trimPunctuation);
  const names = [...brief.matchAll(AFTER[language])].map(([, name = '']) => trimPunctuation(name));
  const places = names.filter((name) => !NO_PLACE.test(name) && !addresses.some((address) => address.includes(name)));
  return [...new Set([...addresses, ...places])];
}
