/** The language of a brief, by its letters and its most frequent small words. A brief without any of them counts as English. */
import type { TextLanguage } from '@spotreel/sdk/internal/contract';
import { anyWord } from './words';

/** One that the rules read and write. */
export type Language = TextLanguage;

const SMALL_WORDS: Readonly<Record<Language, string>> = {
  en: 'the a an and or of for with our my your we i is are to in on at by from this that new until make please off every',
  de: 'der die das den dem ein eine einen einer und oder für mit unser unsere unseren unserem unserer mein meine wir ich ist sind zu im am bei von bis ab auf nur jetzt neu neue neuen neues suchen jeden bitte',
  fr: 'le la les un une des du et ou pour avec notre nos mon ma mes votre nous je est sont à au aux en dans sur par de chez jusqu nouveau nouvelle tous chaque plus cherchons',
  es: 'el la los las un una unos y o para con nuestro nuestra nuestros nuestras tu mi nos es son está en del al de desde hasta por más nuevo nueva este esta todos cada buscamos te gratis',
  pt: 'o a os as um uma uns e ou para com nosso nossa nossos nossas você seu sua meu minha é são está em no na nos nas do da dos das de desde até por pelo mais novo nova este esta neste nesta todos cada procuramos grátis',
  ar: '',
  ja: '',
};
/** Letters that one language has and its neighbors do not. Each counts as this many words. */
const OWN_LETTERS: readonly (readonly [Language, RegExp])[] = [
  ['de', /[äöüß]/iu],
  ['es', /[ñ¿¡]/iu],
  ['pt', /[ãõ]/iu],
];
const LETTER_WEIGHT = 2;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const HAN = /\p{Script=Han}/gu;
const ARABIC = /\p{Script=Arabic}/gu;
/** Share of the letters that decides: product names may be in Latin letters. */
const SCRIPT_SHARE = 0.3;

/** `In German`, `auf Deutsch`, `en allemand`: what a brief asks for counts before what it is written in. */
const WISHES: readonly (readonly [Language, RegExp])[] = [
  ['en', anyWord(['in english|auf englisch|en anglais|en inglés|em inglês'], ['英語で', 'بالإنجليزية', 'بالإنكليزية'])],
  ['de', anyWord(['in german|auf deutsch|en allemand|en alemán|em alemão'], ['ドイツ語で', 'بالألمانية'])],
  ['fr', anyWord(['in french|auf französisch|en français|en francés|em francês'], ['フランス語で', 'بالفرنسية'])],
  ['es', anyWord(['in spanish|auf spanisch|en espagnol|en español|em espanhol'], ['スペイン語で', 'بالإسبانية'])],
  [
    'pt',
    anyWord(
      ['in portuguese|auf portugiesisch|en portugais|en portugués|em português'],
      ['ポルトガル語で', 'بالبرتغالية'],
    ),
  ],
  ['ar', anyWord(['in arabic|auf arabisch|en arabe|en árabe|em árabe'], ['アラビア語で', 'بالعربية'])],
  ['ja', anyWord(['in japanese|auf japanisch|en japonais|en japonés|em japonês'], ['日本語で', 'باليابانية'])],
];
/** Languages that the rules cannot write. */
const UNKNOWN = anyWord([
  'in (?:italian|dutch|turkish|polish|russian|chinese|korean)|auf (?:italienisch|niederländisch|türkisch|polnisch|russisch)',
  'en (?:italien|néerlandais|turc|polonais|russe)|en (?:italiano|turco|polaco|ruso)|em (?:italiano|turco|polonês|russo)',
]);

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

/** The language that the texts of a video get: the one that the brief asks for, else its own. */
export function detectLanguage(brief: string): Language {
  return wishedLanguage(brief) ?? spokenLanguage(brief);
}

/** The language that a brief is written in. */
export function spokenLanguage(brief: string): Language {
  const letters = brief.match(/\p{L}/gu)?.length ?? 0;
  const share = (script: RegExp) => (brief.match(script)?.length ?? 0) / Math.max(1, letters);
  if (share(KANA) + share(HAN) >= SCRIPT_SHARE) return 'ja';
  if (share(ARABIC) >= SCRIPT_SHARE) return 'ar';
  const words = brief.toLowerCase().match(/\p{L}+/gu) ?? [];
  const ranked = (Object.keys(SMALL_WORDS) as Language[]).map((language) => {
    const known = new Set(SMALL_WORDS[language].split(' '));
    const byLetters = OWN_LETTERS.some(([own, pattern]) => own === language && pattern.test(brief)) ? LETTER_WEIGHT : 0;
    return { language, hits: words.filter((word) => known.has(word)).length + byLetters };
  });
  return ranked.reduce((best, next) => (next.hits > best.hits ? next : best)).language;
}
