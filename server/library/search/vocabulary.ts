/**
 * The words of all items, numbered, and the words that a typed one means: the same word, its plurals, and words that
 * begin with it. Where there are none of these, words that differ by a typo count. A sorted list finds beginnings,
 * which thousands of words may share; MiniSearch finds the few words with a typo.
 */
import MiniSearch from 'minisearch';
import { stemmer } from 'stemmer';
import { WITHOUT_SPACES } from './search-text';
import { SortedWords } from './sorted-words';

export interface WordMatch {
  readonly id: number;
  /** Likeness of the word with the query: 1 is the same word. */
  readonly quality: number;
}

interface WordEntry {
  readonly id: number;
  readonly word: string;
}

const SAME_STEM = 0.9;
/** Score of a word that begins so; the rest of the way to 1 is the share of its letters that were typed. */
const PREFIX = 0.3;
const TYPO = 0.35;
/** Shorter words have too many neighbors. */
const LEAST_TYPO_LETTERS = 4;

/** The article that Arabic writes with its word. */
const ARTICLE = 'ال';

/** Arabic words count with their article and without. */
function withAndWithoutArticle(word: string): string[] {
  if (!/^\p{Script=Arabic}{3,}$/u.test(word)) return [word];
  return [word, word.startsWith(ARTICLE) ? word.slice(ARTICLE.length) : ARTICLE + word];
}

export class Vocabulary {
  readonly #ids = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #stems = new Map<string, number[]>();
  readonly #sorted = new SortedWords();
  readonly #index = new MiniSearch<WordEntry>({
    fields: ['word'],
    tokenize: (word) => [word],
    processTerm: (word) => word,
  });
  /** Words that the index does not have yet. */
  #pending: WordEntry[] = [];

  get size(): number {
    return this.#words.length;
  }

  /** A number of its own for each word, from 0. */
  idOf(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.#words.length;
    this.#ids.set(word, id);
    this.#words.push(word);
    this.#pending.push({ id, word });
    this.#sorted.add(word);
    const stem = stemmer(word);
    this.#stems.set(stem, [...(this.#stems.get(stem) ?? []), id]);
    return id;
  }

  /** Words that a word of a query matches, each once. */
  match(typed: string): WordMatch[] {
    if (WITHOUT_SPACES.test(typed)) return this.#containing(typed);
    const found = new Map<number, number>();
    const add = (id: number, quality: number) => found.set(id, Math.max(quality, found.get(id) ?? 0));
    for (const start of withAndWithoutArticle(typed))
      for (const word of this.#sorted.beginningWith(start))
        add(this.idOf(word), word === start ? 1 : PREFIX + ((SAME_STEM - PREFIX) * start.length) / word.length);
    for (const id of this.#stems.get(stemmer(typed)) ?? []) add(id, this.#words[id] === typed ? 1 : SAME_STEM);
    if (found.size === 0) for (const { id } of this.#typos(typed)) add(id, TYPO);
    return [...found].map(([id, quality]) => ({ id, quality }));
  }

  /** Words that somebody may have meant, the nearest first: with the same beginning or up to four letters in ten different. */
  near(typed: string): string[] {
    const beginning = typed.slice(0, Math.max(3, typed.length - 3));
    const found = this.#search(typed, { prefix: true, fuzzy: 0.4 });
    const begun = this.#search(beginning, { prefix: true });
    return [...new Set([...found, ...begun].map(({ word }) => word))];
  }

  #typos(typed: string): WordEntry[] {
    if (typed.length < LEAST_TYPO_LETTERS) return [];
    return this.#search(typed, { prefix: typed.length > 5, fuzzy: typed.length > 5 ? 2 : 1 });
  }

  #containing(typed: string): WordMatch[] {
    const matches: WordMatch[] = [];
    for (const [id, word] of this.#words.entries()) {
      if (word.includes(typed)) matches.push({ id, quality: word === typed ? 1 : PREFIX });
      else if (word.length > 1 && WITHOUT_SPACES.test(word) && typed.includes(word))
        matches.push({ id, quality: PREFIX + ((SAME_STEM - PREFIX) * word.length) / typed.length });
    }
    return matches;
  }

  #search(typed: string, options: { readonly prefix?: boolean; readonly fuzzy?: number }): WordEntry[] {
    this.#index.addAll(this.#pending);
    this.#pending = [];
    return this.#index.search(typed, options).map(({ id }) => ({ id, word: this.#words[id as number] as string }));
  }
}
