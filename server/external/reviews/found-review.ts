import { storable } from '@spotreel/sdk/internal/base';
import { LONGEST_REVIEW } from '@spotreel/sdk/internal/contract';

/** A review as a provider or a file has it. */
export interface FoundReview {
  /** Empty: unknown. */
  readonly author: string;
  readonly text: string;
  /** 1 to 5. Null: unknown. */
  readonly score: number | null;
  readonly writtenAt: Date | null;
  readonly url: string | null;
}

/** A row of a file, or a paragraph of a text. */
export type ReadReview =
  | { readonly row: number; readonly review: FoundReview }
  | { readonly row: number; readonly problem: string };

/** Characters of a pasted paragraph that are read: what is stored, its author and its score. */
export const LONGEST_PASTED = LONGEST_REVIEW + 500;
/** Reviews of one source that are stored. */
export const MOST_REVIEWS = 500;
const LONGEST_AUTHOR = 200;

/** A row or paragraph for which the source has no room. */
export function leftOut(row: number): ReadReview {
  return { row, problem: 'A source keeps 500 reviews. This one is left out.' };
}

/** Undefined for a review without words. The rest is cut to what is stored. */
export function storableReview(found: FoundReview): FoundReview | undefined {
  const text = cut(found.text, LONGEST_REVIEW);
  if (text === '') return undefined;
  const isScore = found.score !== null && found.score >= 1 && found.score <= 5;
  const isTime = found.writtenAt !== null && Number.isFinite(found.writtenAt.getTime());
  return {
    author: cut(found.author, LONGEST_AUTHOR),
    text,
    score: isScore ? found.score : null,
    writtenAt: isTime ? found.writtenAt : null,
    url: found.url,
  };
}

function cut(text: string, longest: number): string {
  return storable(text.trim().slice(0, longest));
}
