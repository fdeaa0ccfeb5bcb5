/** The language of a brief, by its most frequent small words. A brief without any of them counts as English. */

import { anyWord } from './words';

export type Language = 'en' | 'de' | 'fr';

const SMALL_WORDS: Readonly<Record<Language, string>> = {
  en: 'the a an and or of for with our my your we i is are to in on at by from this that new until make please off every',
  de: 'der die das den dem ein eine einen einer und oder für mit unser unsere unseren unserem unserer mein meine wir ich ist sind zu im am bei von bis ab auf nur jetzt neu neue neuen neues suchen jeden bitte',
  fr: 'le la les un une des du et ou pour avec notre nos mon ma mes votre nous je est sont à au aux en dans sur par de chez jusqu nouveau nouvelle tous chaque plus cherchons',
};

/** `In German`, `auf Deutsch`, `en allemand`: what a brief asks for counts before what it is written in. */
const WISHES: readonly (readonly [Language, RegExp])[] = [
  ['en', anyWord(['in english|auf englisch|en anglais|en inglés|em inglês'], ['英語で', 'بالإنجليزية', 'بالإنكليزية'])],
  ['de', anyWord(['in german|auf deutsch|en allemand|en alemán|em alemão'], ['ドイツ語で', 'بالألمانية'])],
  ['fr', anyWord(['in french|auf französisch|en français|en francés|em francês'], ['フランス語で', 'بالفرنسية'])],
];
/** Languages that the rules cannot write. */
const UNKNOWN = anyWord(
  [
    'in (?:spanish|portuguese|italian|arabic|japanese|dutch|turkish|polish)|auf (?:spanisch|portugiesisch|italienisch|arabisch|japanisch)',
    'en (?:espagnol|portugais|italien|arabe|japonais)|en (?:español|portugués|italiano|árabe|japonés)|em (?:espanhol|português|italiano|árabe|japonês)',
  ],
  ['スペイン語で', 'ポルトガル語で', 'アラビア語で', '日本語で', 'بالإسبانية', 'بالعربية', 'بالبرتغالية', 'باليابانية'],
);

/** The language that a text asks for last. Null: one that the rules cannot write. Undefined: none. */
export function wishedLanguage(text: string): Language | null | undefined {
  const found = WISHES.flatMap(([language, pattern]) => {
    const hits = [...text.matchAll(new RegExp(pattern, 'giu'))];
    return hits.map(({ index }) => ({ language, index }));
  });
  const [last] = found.sort((one, other) => other.index - one.index);
  if (last) return last.language;
  return UNKNOWN.test(text) ? null : undefined;
}

export function detectLanguage(brief: string): Language {
  return wishedLanguage(brief) ?? spokenLanguage(brief);
}

function spokenLanguage(brief: string): Language {
  const words = brief.toLowerCase().match(/\p{L}+/gu) ?? [];
  const ranked = (Object.keys(SMALL_WORDS) as Language[]).map((language) => {
    const known = new Set(SMALL_WORDS[language].split(' '));
    return { language, hits: words.filter((word) => known.has(word)).length };
  });
  return ranked.reduce((best, next) => (next.hits > best.hits ? next : best)).language;
}
