import type { Message, MessageKey, WordKey } from './message';
import type english from './words/en.json';

/** Words of one language. */
export type WordCatalogue = Readonly<Record<WordKey, Message>> & { readonly [Key in MessageKey]?: Message };

/** A file of words as the build compiles it (`build/words/catalogue.mjs`). The type of the file has them as they are written. */
export const compiled = (words: typeof english): WordCatalogue => words;
