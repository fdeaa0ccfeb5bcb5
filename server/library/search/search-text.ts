/** Words of texts and of queries: lower case, without accents, split at everything that is no letter and no digit. */

/** Scripts that write no spaces: their words are searched anywhere in a run of letters. */
export const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Further words of a query are ignored. */
const MAX_WORDS = 8;

/** Words that narrow nothing. A query of such words alone keeps them. */
const STOP_WORDS = new Set(
  [
    'a an and are at by for from how i in is it me my new of on or our the this to up us we with you your',
    'das dem den der des die ein eine einem einen einer eines fur im mein meine meinen mit und unser unsere von zu zum zur',
    'au aux avec ce chez d des dans du et la le les l ma mes mon notre nos par pour sur un une',
    'al con de del el en las los mi mis nuestra nuestro para por un una y',
    'ao aos as com da das do dos e em meu minha na no nos nossa nosso o os para um uma',
    'الى او عن على في مع من هذا هذه و',
  ].flatMap((words) => words.split(' ')),
);

export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** The words of a query, without repetitions and without words that narrow nothing. None: nothing is searched for. */
export function queryWords(query: string): string[] {
  const words = [...new Set(wordsOf(query))];
  const narrowing = words.filter((word) => !STOP_WORDS.has(word));
  return (narrowing.length > 0 ? narrowing : words).slice(0, MAX_WORDS);
}

/**
 * The column `search` of a template: the words of its description on the first line, those of its scenes on the second. Rows
 * of earlier versions have one line, with name, description and facets.
 */
export function storedSearch(description: string, sceneTexts: readonly string[]): string {
  return [description, sceneTexts.join(' ')].map((line) => [...new Set(wordsOf(line))].join(' ')).join('\n');
}
