import { invalidFields } from '../../platform/http/api-error';
import { type CsvRow, cellOf, readCsv } from '../csv-table';
import type { ReadReview } from './found-review';
import { scoreOf } from './score-of';

/** Names of columns in the exports of shops and sites of reviews, and in tables that people of our languages write. */
const COLUMNS = {
  text: [
    'review',
    'text',
    'comment',
    'content',
    'body',
    'message',
    'review text',
    'review content',
    'review_text',
    'rezension',
    'bewertungstext',
    'kommentar',
    'avis',
    'commentaire',
    'reseña',
    'opinión',
    'comentario',
    'comentário',
    'レビュー',
    'コメント',
    'المراجعة',
    'التعليق',
  ],
  author: [
    'author',
    'name',
    'reviewer',
    'customer',
    'user',
    'reviewer name',
    'customer name',
    'reviewer_name',
    'autor',
    'kunde',
    'kundin',
    'auteur',
    'client',
    'nom',
    'cliente',
    'nombre',
    'nome',
    '投稿者',
    '名前',
    'العميل',
    'الاسم',
  ],
  score: [
    'rating',
    'score',
    'stars',
    'review rating',
    'star rating',
    'review_rating',
    'sterne',
    'bewertung',
    'note',
    'étoiles',
    'estrellas',
    'puntuación',
    'estrelas',
    'nota',
    '評価',
    '星',
    'النجوم',
    'التقييم',
  ],
  writtenAt: [
    'date',
    'created',
    'created at',
    'created_at',
    'written at',
    'review date',
    'review_date',
    'published',
    'datum',
    'fecha',
    'data',
    '日付',
    'التاريخ',
  ],
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
