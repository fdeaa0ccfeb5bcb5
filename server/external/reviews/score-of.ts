import { findScore } from './find-score';

/** 1 to 5 of a cell: `4`, `4.5`, `4,5`, `4/5`, `8/10`, `★★★★☆`, `4 stars`. Null: it is none of them. */
export function scoreOf(text: string): number | null {
  const cell = text.trim();
  if (/^\d(?:[.,]\d{1,2})?$/.test(cell)) {
    const score = Number(cell.replace(',', '.'));
    return score >= 1 && score <= 5 ? Math.round(score * 10) / 10 : null;
  }
  const found = cell.length <= LONGEST_CELL ? findScore(cell) : undefined;
  return found && found.start === 0 ? found.score : null;
}

/** Characters. */
const LONGEST_CELL = 60;
