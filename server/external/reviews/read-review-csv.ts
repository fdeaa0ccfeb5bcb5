import { invalidFields } from '../../platform/http/api-error';
import { type CsvRow, cellOf, readCsv } from '../csv-table';
import type { ReadReview } from './found-review';
import { scoreOf } from './score-of';

/** Names of columns in the exports of shops and sites of reviews. */
const COLUMNS = {
  text: ['review', 'text', 'comment', 'content', 'body', 'message', 'review text', 'review content', 'review_text'],
  author: ['author', 'name', 'reviewer', 'customer', 'user', 'reviewer name', 'customer name', 'reviewer_name'],
  score: ['rating', 'score', 'stars', 'review rating', 'star rating', 'review_rating'],
  writtenAt: ['date', 'created', 'created at', 'created_at', 'written at', 'review date', 'review_date', 'published'],
  url: ['url', 'link', 'review url', 'review_url'],
} as const;

/** The first row names the columns. Throws `validation_failed` where none of them has the texts. */
export function readReviewCsv(text: string): ReadReview[] {
  const { columns, rows } = readCsv(text);
  const names: readonly string[] = COLUMNS.text;
  if (!columns.some((name) => names.includes(name))) {
    throw invalidFields({ text: ['The first row needs a column with the name "review" or "text".'] });
  }
  return rows.map(reviewOf);
}

function reviewOf(cells: CsvRow): ReadReview {
  const { row } = cells;
  const text = cellOf(cells, COLUMNS.text);
  if (!text) return { row, problem: 'The text is missing.' };
  const typed = cellOf(cells, COLUMNS.score);
  const score = scoreOf(typed);
  if (typed && score === null) return { row, problem: 'The score is not a number from 1 to 5.' };
  const date = cellOf(cells, COLUMNS.writtenAt);
  const url = cellOf(cells, COLUMNS.url);
  return {
    row,
    review: {
      author: cellOf(cells, COLUMNS.author),
      text,
      score,
      writtenAt: date ? new Date(date) : null,
      url: /^https?:\/\//.test(url) && URL.canParse(url) && url.length <= 2000 ? url : null,
    },
  };
}
