/**
 * Search by the begins of words, without case and accents. Scripts that write no spaces are searched anywhere.
 */

export const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** More words than these say nothing. */
const MAX_WORDS = 8;

/** What is stored to be searched: normalized words with spaces between. */
export function searchText(parts: readonly string[]): string {
  return [...new Set(wordsOf(parts.join(' ')))].join(' ');
}

/** The words of what was typed; all must be found. None: nothing is searched for. */
export function searchWords(typed: string): string[] {
  return [...new Set(wordsOf(typed))].slice(0, MAX_WORDS);
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
