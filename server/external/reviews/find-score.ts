/**
 * A score in the words of a review: stars, `4/5`, `4 von 5 Sternen`, `星4つ`, in the languages of the product. Every pattern has bounded
 * repetitions, so that a text is read in linear time.
 */
export interface FoundScore {
  /** 1 to 5, with one decimal. */
  readonly score: number;
  /** Position of the score: from here, in characters, to before `end`. */
  readonly start: number;
  readonly end: number;
  /** `sign`: stars or a fraction, which are no part of a sentence. `words`: it may be the middle of one. */
  readonly kind: 'sign' | 'words';
}

const AMOUNT = String.raw`(?<![\p{Script=Latin}\p{Nd}.,/])(?<amount>\p{Nd}{1,3}(?:[.,]\p{Nd}{1,2})?)`;
const NUMBERS: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['ein', 1],
  ['zwei', 2],
  ['drei', 3],
  ['vier', 4],
  ['fünf', 5],
  ['une', 1],
  ['deux', 2],
  ['trois', 3],
  ['quatre', 4],
  ['cinq', 5],
  ['una', 1],
  ['dos', 2],
  ['tres', 3],
  ['cuatro', 4],
  ['cinco', 5],
  ['uma', 1],
  ['duas', 2],
  ['três', 3],
  ['quatro', 4],
  ['ثلاث', 3],
  ['أربع', 4],
  ['خمس', 5],
]);
const WORD = `(?<![\\p{L}\\p{Nd}])(?<word>${[...NUMBERS.keys()].join('|')})`;
const OF = String.raw`\s?(?:\/|out of|of|von|sur|de|em|من)\s?(?<most>100|10|5)(?![\p{Nd}/])`;
const STAR =
  '(?:stars?(?!\\p{L})|stern(?:en?)?(?!\\p{L})|[ée]toiles?(?!\\p{L})|estrel(?:l)?as?(?!\\p{L})|نجوم|نجمات|نجمة|[つツ]?星)';
const RATED =
  '(?:rated|rating|score|bewertung|bewertet mit|note|puntuación|calificación|valoración|nota|avaliação|classificação|تقييم|評価)';
/** After it, nothing says what was counted: `3 out of 5 lamps` is no score. */
const ALONE = String.raw`(?=\s{0,3}(?:$|[-–—|:.!,;)\n]))`;

const PATTERNS: readonly { readonly kind: FoundScore['kind']; readonly pattern: RegExp }[] = [
  { kind: 'sign', pattern: new RegExp(`${AMOUNT}\\s?[★⭐🌟](?! ?[★⭐🌟☆])`, 'giu') },
  { kind: 'sign', pattern: /(?<![★⭐🌟☆] ?)[★⭐🌟☆]\s?(?<amount>\p{Nd}(?:[.,]\p{Nd}{1,2})?)(?![\p{Nd}/])/giu },
  { kind: 'sign', pattern: /(?<stars>[★⭐🌟☆](?: ?[★⭐🌟☆])*)/gu },
  { kind: 'words', pattern: new RegExp(`${AMOUNT}(?:${OF})?[\\s-]?${STAR}`, 'giu') },
  { kind: 'words', pattern: new RegExp(`${WORD}(?:${OF})?[\\s-]?${STAR}`, 'giu') },
  { kind: 'words', pattern: /星\s?(?<amount>\p{Nd}(?:[.,]\p{Nd}{1,2})?)つ?(?![\p{Nd}/])/giu },
  { kind: 'words', pattern: /(?<most>100|10|5)点(?:満点)?中\s?(?<amount>\p{Nd}{1,3}(?:[.,]\p{Nd}{1,2})?)点/giu },
  {
    kind: 'words',
    pattern: new RegExp(`(?<!\\p{L})${RATED}(?: it)?\\s?[:：]?\\s?${AMOUNT}(?:${OF})?(?![\\p{Nd}/])`, 'giu'),
  },
  { kind: 'sign', pattern: new RegExp(`${AMOUNT}\\s?\\/\\s?(?<most>100|10|5)(?![\\p{Nd}/])(?! of\\b)`, 'giu') },
  { kind: 'words', pattern: new RegExp(`${AMOUNT}${OF}${ALONE}`, 'giu') },
];

/** The first score that a text names; of several at one place the longest. Undefined: none. */
export function findScore(text: string): FoundScore | undefined {
  const plain = withPlainDigits(text);
  let first: FoundScore | undefined;
  for (const { kind, pattern } of PATTERNS) {
    for (const match of plain.matchAll(pattern)) {
      const score = scoreOfMatch(match.groups ?? {});
      const found = score && { score, kind, start: match.index, end: match.index + match[0].length };
      if (!found) continue;
      if (!first || found.start < first.start || (found.start === first.start && found.end > first.end)) first = found;
      break;
    }
  }
  return first;
}

/** Digits and signs of Arabic and Japanese texts as ASCII has them; the length stays. */
function withPlainDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹０-９٫．，／]|\uFE0F/g, (sign) => PLAIN.get(sign) ?? sign);
}

const PLAIN: ReadonlyMap<string, string> = new Map([
  ...['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９'].flatMap((digits) =>
    [...digits].map((digit, value) => [digit, String(value)] as const),
  ),
  ...Object.entries({ '٫': ',', '．': '.', '，': ',', '／': '/', '\uFE0F': ' ' }),
]);

function scoreOfMatch(groups: Readonly<Record<string, string | undefined>>): number | undefined {
  const { stars, word, amount = '', most = '5' } = groups;
  if (stars) return scoreOfStars(stars);
  const value = word ? NUMBERS.get(word.toLowerCase()) : Number(amount.replace(',', '.'));
  return scaled(value ?? 0, Number(most));
}

function scoreOfStars(signs: string): number | undefined {
  const all = [...signs].filter((sign) => sign !== ' ');
  if (all.length > 5) return undefined;
  return scaled(all.filter((sign) => sign !== '☆').length, 5);
}

function scaled(value: number, most: number): number | undefined {
  const score = (value * 5) / most;
  return score >= 1 && score <= 5 ? Math.round(score * 10) / 10 : undefined;
}
