import type { HelpBlock, HelpSpan } from '@spotreel/sdk/internal/contract';
import { fullSet, members } from '../library/listing/bitset';
import { FIELD_WEIGHTS, packWords } from '../library/search/item-words';
import { queryWords, wordsOf } from '../library/search/search-text';
import { Vocabulary } from '../library/search/vocabulary';
import { createWordIndex, keepHits } from '../library/search/word-index';
import type { Article } from './reading/read-articles';
import { plainText } from './reading/read-spans';

/** Letters of an excerpt. */
const EXCERPT = 200;

export interface Found {
  readonly article: Article;
  readonly excerpt: string;
}

/** Searches titles, headings and texts. The query's words may be beginnings, other forms, or have a typo. */
export function createArticleSearch(articles: readonly Article[]): (query: string, count: number) => Found[] {
  const vocabulary = new Vocabulary();
  const items = articles.map((article) => packWords(vocabulary, fieldsOf(article)));
  const index = createWordIndex({ vocabulary, keyWords: new Map() }, items, () => new Uint32Array());
  return (query, count) => {
    const hits = index.search(query);
    if (!hits) return [];
    const kept = fullSet(articles.length);
    keepHits(kept, hits);
    const best = [...members(kept)].toSorted((one, other) => (hits.scores[other] ?? 0) - (hits.scores[one] ?? 0));
    return best.slice(0, count).flatMap((position) => {
      const article = articles[position];
      return article ? [{ article, excerpt: excerptOf(article, query, vocabulary) }] : [];
    });
  };
}

function fieldsOf({ title, topic, summary, blocks }: Article) {
  const headings = blocks.filter(({ type }) => type === 'heading');
  return [
    { words: wordsOf(title), weight: FIELD_WEIGHTS.name },
    { words: wordsOf(headings.map(textOf).join(' ')), weight: FIELD_WEIGHTS.facet },
    { words: wordsOf(`${topic} ${summary}`), weight: FIELD_WEIGHTS.style },
    { words: wordsOf(blocks.map(textOf).join(' ')), weight: FIELD_WEIGHTS.scene },
  ];
}

/** The first text with the most of the query's words. */
function excerptOf({ summary, blocks }: Article, query: string, vocabulary: Vocabulary): string {
  const meant = queryWords(query).map((typed) => new Set(vocabulary.match(typed).map(({ id }) => id)));
  const countIn = (text: string) => {
    const ids = wordsOf(text).map((word) => vocabulary.idOf(word));
    return meant.filter((words) => ids.some((id) => words.has(id))).length;
  };
  let best = { text: summary, count: countIn(summary) };
  for (const block of blocks) {
    if (block.type === 'heading') continue;
    const text = textOf(block);
    const count = countIn(text);
    if (count > best.count) best = { text, count };
  }
  return best.text.length > EXCERPT ? `${best.text.slice(0, EXCERPT).replace(/\s+\S*$/, '')}…` : best.text;
}

/** The words of a block, without its marks. */
function textOf(block: HelpBlock): string {
  switch (block.type) {
    case 'picture':
      return block.alt;
    case 'code':
      return block.text;
    case 'list':
      return block.items.map(plainText).join('. ');
    case 'table':
      return [block.head, ...block.rows].map(rowText).join('. ');
    default:
      return plainText(block.spans);
  }
}

function rowText(cells: readonly HelpSpan[][]): string {
  return cells.map(plainText).join(': ');
}
