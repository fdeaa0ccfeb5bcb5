/**
 * English words by key. The build gives each file the words that its code names (`build/words/chunk-words.mjs`): they are
 * here once the file is loaded. Tests and stories load all of them (`all-english.ts`).
 */
import type { Message, MessageKey } from './message';

const PLACE = Symbol.for('spotreel.messages');

// a page may have several copies of this code, and give the account of one to the elements of another
const page = globalThis as { [PLACE]?: { [Key in MessageKey]?: Message } };
page[PLACE] ??= {};
const words = page[PLACE];

export function englishWords(key: MessageKey): Message | undefined {
  return words[key];
}
