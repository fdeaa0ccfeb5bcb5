/** Text cut into pieces that HarfBuzz can shape: one direction, one script, one font each. */

import type { FontChain } from './font-chain';
import type { FontFace } from './font-face';
import type { FontLibrary } from './font-library';
import { graphemesOf } from './graphemes';
import { scriptOf } from './script';

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
  for (const grapheme of graphemesOf(text)) {
    const last = runs.at(-1);
    const own = scriptOf(grapheme.text);
    script = own ?? script;
    const level = levels[grapheme.start] ?? 0;
    const face = fonts.faceFor(grapheme.text, chain, missing) ?? last?.face ?? fonts.primaryFace(chain, missing);
    const end = grapheme.start + grapheme.text.length;
    if (last && last.level === level && last.face === face && sameScript(last.script, own)) {
      last.end = end;
      last.script ??= own;
    } else runs.push({ start: grapheme.start, end, level, script: own ?? script, face });
  }
  return runs;
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
