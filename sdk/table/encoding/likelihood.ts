/**
 * Likelihood that people wrote a text. In a wrong encoding, words have signs between their letters, and capitals behind
 * small ones. They mix two scripts, or have letters that no language of the encoding has.
 */
import type { TextEncoding } from './encodings';

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['latin', /\p{Script=Latin}/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['greek', /\p{Script=Greek}/u],
  ['hebrew', /\p{Script=Hebrew}/u],
  ['arabic', /\p{Script=Arabic}/u],
  ['thai', /\p{Script=Thai}/u],
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['han', /[\p{Script=Han}々]/u],
];

/** Signs beyond ASCII that are common in tables. */
const COMMON_SIGNS = /[€£¥§©®™°±«»“”‘’„…–—•×½¼¾№،؟。、，！？：；（）「」『』・～\u00A0￥％＆]/u;
/** They occur between letters of one word, too. */
const WITHIN_WORDS = /['’\-–—·.\u00AD\u200C\u200D]/u;
const NEVER = /[\uFFFD\u0080-\u009F\uE000-\uF8FF]/u;
const HALF_WIDTH = /[\uFF61-\uFF9F]/u;
const EAST_ASIA = new Set(['kana', 'hangul', 'han']);
/** Scripts that do not share a word with another one. */
const OWN_WORDS = new Set(['latin', 'cyrillic', 'greek', 'hebrew', 'arabic', 'thai', 'hangul']);

/** Higher is likelier; below 0, it is hardly a text. Only characters beyond ASCII count. */
export function likelihoodOf(text: string, encoding: Pick<TextEncoding, 'frequent' | 'known'>): number {
  const signs = [...text];
  const rate = createRating(encoding);
  return signs.reduce((sum, sign, index) => {
    return sign < '\u0080' ? sum : sum + rate(sign, signs[index - 1] ?? ' ', signs[index + 1] ?? ' ');
  }, 0);
}

function createRating({ frequent, known }: Pick<TextEncoding, 'frequent' | 'known'>) {
  const often = new Set(frequent);
  const seldom = new Set(known);
  return (sign: string, before: string, after: string): number => {
    if (NEVER.test(sign)) return -10;
    if (HALF_WIDTH.test(sign)) return -1;
    const script = scriptOf(sign);
    if (script === undefined && !/\p{M}/u.test(sign)) return rateSign(sign, before, after);
    // a letter of east Asia takes two bytes
    const size = script !== undefined && EAST_ASIA.has(script) ? 2 : 1;
    const worth = often.has(sign) ? 1 : seldom.has(sign) ? 0.5 : worthOf(script);
    return size * worth - faultsOf(sign, script, before, after);
  };
}

/** Weight of a letter that is in no list. */
function worthOf(script: string | undefined): number {
  if (script === 'kana' || script === 'hangul') return 1;
  return script === 'han' ? 0.6 : -0.6;
}

function faultsOf(sign: string, script: string | undefined, before: string, after: string): number {
  const isMixed = [before, after].some((other) => isOtherWord(script, scriptOf(other)));
  const isLateCapital = /\p{Lu}/u.test(sign) && /\p{Ll}/u.test(before);
  const isInCapitals = /\p{Lu}/u.test(sign) && /\p{Lu}/u.test(before);
  return (isMixed ? 3 : 0) + (isLateCapital ? 3 : 0) + (isInCapitals ? 0.5 : 0) + rarityOf(script, before, after);
}

/** Most letters of a word in Latin script are in ASCII, and a single letter is seldom a word. */
function rarityOf(script: string | undefined, before: string, after: string): number {
  const isAlone = scriptOf(before) === undefined && scriptOf(after) === undefined;
  const isAloneInWords = isAlone && script !== undefined && OWN_WORDS.has(script);
  return (
    (isAloneInWords ? 0.8 : 0) + (script === 'latin' && before >= '\u0080' && scriptOf(before) === 'latin' ? 0.7 : 0)
  );
}

function isOtherWord(script: string | undefined, other: string | undefined): boolean {
  if (script === undefined || other === undefined || script === other) return false;
  return OWN_WORDS.has(script) || OWN_WORDS.has(other) ? script !== 'kana' && other !== 'kana' : false;
}

function rateSign(sign: string, before: string, after: string): number {
  const isWithin = scriptOf(before) !== undefined && scriptOf(after) !== undefined;
  if (isWithin && !WITHIN_WORDS.test(sign) && !isWideSign(sign)) return -3;
  if (/[¿¡]/.test(sign)) return scriptOf(before) === undefined ? 0.8 : -2;
  const isAtWord = scriptOf(before) !== undefined || scriptOf(after) !== undefined;
  if (isAtWord && /[€£¥§±×½¼¾]/.test(sign)) return -1;
  return COMMON_SIGNS.test(sign) ? 0.8 : -1;
}

function isWideSign(sign: string): boolean {
  return /[\u3000-\u303F\u30FB\uFF00-\uFF60]/u.test(sign);
}

const known = new Map<string, string | undefined>();

function scriptOf(sign: string): string | undefined {
  if (!known.has(sign)) known.set(sign, SCRIPTS.find(([, pattern]) => pattern.test(sign))?.[0]);
  return known.get(sign);
}
