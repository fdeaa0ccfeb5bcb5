/** Text cut into pieces that HarfBuzz can shape: one direction, one script, one font each. */

import type { FontChain } from '../fonts/font-chain';
import type { FontFace } from '../fonts/font-face';
import type { FontLibrary } from '../fonts/font-library';
import { type Grapheme, graphemesOf } from '../language/graphemes';
import { scriptOf } from '../language/script';

export interface TextRun {
  readonly start: number;
  end: number;
  /** Bidi level: odd is right to left. */
  readonly level: number;
  script: string | undefined;
  readonly face: FontFace | undefined;
  /** Size of its letters as a share of that of the text. Absent: 1. */
  readonly share?: number;
}

/** In logical order. What every script shares (spaces, digits, brackets) joins the letters around it where the font is the same. */
export function runsOf(
  text: string,
  levels: ArrayLike<number>,
  chain: FontChain,
  fonts: FontLibrary,
  missing: Set<string>,
): TextRun[] {
  const runs: TextRun[] = [];
  let script: string | undefined;
  const graphemes = graphemesOf(text);
  const faces = facesOf(graphemes, chain, fonts, missing);
  for (const [index, grapheme] of graphemes.entries()) {
    const last = runs.at(-1);
    const own = scriptOf(grapheme.text);
    script = own ?? script;
    const level = levels[grapheme.start] ?? 0;
    const face = faces[index] ?? last?.face ?? fonts.primaryFace(chain, missing);
    const end = grapheme.start + grapheme.text.length;
    if (last && last.level === level && last.face === face && sameScript(last.script, own)) {
      last.end = end;
      last.script ??= own;
    } else runs.push({ start: grapheme.start, end, level, script: own ?? script, face });
  }
  return runs;
}

/** Written without spaces, or in fonts that are cut into slices: each letter finds its own face. */
const LETTER_BY_LETTER = new Set(['Hani', 'Hira', 'Kana', 'Hang']);

/** From this share of a script's words on, all of them leave the family: a text in two faces looks like a mistake. */
const ONE_FACE_FROM = 1 / 3;

interface Word {
  readonly script: string;
  readonly from: number;
  readonly to: number;
}

/**
 * A face for each grapheme. A word whose letters would come from two faces is set in the first that has them all. Where this is
 * so for many words, it is so for all of their script.
 */
function facesOf(
  graphemes: readonly Grapheme[],
  chain: FontChain,
  fonts: FontLibrary,
  missing: Set<string>,
): (FontFace | undefined)[] {
  const faces = graphemes.map(({ text }) => fonts.faceFor(text, chain, missing));
  const setIn = (words: readonly Word[]) => {
    const letters = words.flatMap(({ from, to }) => graphemes.slice(from, to).map(({ text }) => text)).join('');
    const face = fonts.faceForWord(letters, chain, missing);
    for (const { from, to } of face ? words : []) faces.fill(face, from, to);
    return face !== undefined;
  };
  const all = wordsOf(graphemes);
  for (const script of new Set(all.map((word) => word.script))) {
    const words = all.filter((word) => word.script === script);
    const mixed = words.filter(({ from, to }) => new Set(faces.slice(from, to)).size > 1);
    const isMuch = mixed.length > 0 && mixed.length >= words.length * ONE_FACE_FROM;
    if (isMuch && setIn(words)) continue;
    for (const word of mixed) setIn([word]);
  }
  return faces;
}

function wordsOf(graphemes: readonly Grapheme[]): Word[] {
  const words: Word[] = [];
  for (let from = 0; from < graphemes.length; from++) {
    const script = scriptOf(graphemes[from]?.text ?? '');
    if (script === undefined || LETTER_BY_LETTER.has(script)) continue;
    let to = from + 1;
    while (scriptOf(graphemes[to]?.text ?? '') === script) to++;
    words.push({ script, from, to });
    from = to - 1;
  }
  return words;
}

function sameScript(a: string | undefined, b: string | undefined): boolean {
  return a === undefined || b === undefined || a === b;
}

/** Unicode's rule L2: from the highest level down, every stretch of it is turned around. */
export function visualOrder(runs: readonly TextRun[]): TextRun[] {
  const order = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level--) {
    for (let from = 0; from < order.length; from++) {
      if ((order[from]?.level ?? 0) < level) continue;
      let to = from;
      while (to < order.length && (order[to]?.level ?? 0) >= level) to++;
      order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = to;
    }
  }
  return order;
}
