/**
 * Match of a query with a text, as in editors: its letters in their order, not necessarily side by side. Whole words
 * and beginnings of words count more, gaps count less, so that 'ns' finds 'Next scene' before 'Instagram'.
 */
export interface FuzzyMatch {
  /** Higher is better; only meant for comparing matches of one query. */
  readonly score: number;
  /** Positions of the letters that were found, ascending, in UTF-16 units of the text. */
  readonly positions: readonly number[];
}

const WORD_START = 8;
const ADJACENT = 5;
/** Bonus for a query that occurs in one piece: at the beginning of a word, and elsewhere. */
const WHOLE = 20;
const WHOLE_INSIDE = 4;
const GAP = 0.3;
const LENGTH = 0.05;

/** Undefined: the text does not have these letters in this order. An empty query matches everything alike. */
export function fuzzyMatch(query: string, text: string): FuzzyMatch | undefined {
  const wanted = plain(query).replace(/\s+/g, '');
  const letters = plain(text);
  if (wanted === '') return { score: 0, positions: [] };
  const scattered = scored(bestPositions(wanted, letters), letters, 0);
  const whole = plain(query).trim();
  const at = wholeAt(whole, letters);
  if (at < 0) return scattered;
  const positions = Array.from({ length: whole.length }, (_, index) => at + index);
  const together = scored(positions, letters, isWordStart(letters, at) ? WHOLE : WHOLE_INSIDE);
  return scattered && together && scattered.score > together.score ? scattered : together;
}

function scored(positions: readonly number[] | undefined, letters: string, extra: number): FuzzyMatch | undefined {
  return positions && { score: scoreOf(positions, letters) + extra, positions };
}

/** Takes for each letter a beginning of a word if the rest still follows it, else the next occurrence. */
function bestPositions(wanted: string, letters: string): readonly number[] | undefined {
  if (!follows(wanted, letters, 0)) return undefined;
  const positions: number[] = [];
  for (const [index, letter] of wanted.split('').entries()) {
    const from = (positions.at(-1) ?? -1) + 1;
    const start = letters[from] === letter ? from : nextWordStart(letters, letter, from);
    const isStart = start >= 0 && follows(wanted.slice(index + 1), letters, start + 1);
    positions.push(isStart ? start : letters.indexOf(letter, from));
  }
  return positions;
}

/** Index at which the query occurs in one piece, preferably at the beginning of a word; -1: nowhere. */
function wholeAt(whole: string, letters: string): number {
  for (let at = letters.indexOf(whole); at >= 0; at = letters.indexOf(whole, at + 1))
    if (isWordStart(letters, at)) return at;
  return letters.indexOf(whole);
}

function follows(wanted: string, letters: string, from: number): boolean {
  let at = from;
  for (const letter of wanted.split('')) {
    at = letters.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

function nextWordStart(letters: string, letter: string, from: number): number {
  for (let at = letters.indexOf(letter, from); at >= 0; at = letters.indexOf(letter, at + 1))
    if (isWordStart(letters, at)) return at;
  return -1;
}

function scoreOf(positions: readonly number[], letters: string): number {
  let score = -LENGTH * letters.length;
  positions.forEach((at, index) => {
    const before = positions[index - 1];
    if (isWordStart(letters, at)) score += WORD_START;
    if (before === undefined) score -= GAP * at;
    else if (at === before + 1) score += ADJACENT;
    else score -= GAP * (at - before);
  });
  return score;
}

function isWordStart(letters: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(letters[at - 1] ?? '');
}

/** Lower case without accents, of the same length as the text. */
function plain(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return bare.length === letter.length ? bare : letter;
    })
    .join('');
}
