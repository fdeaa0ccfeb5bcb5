import { invalidFields } from '../../platform/http/api-error';
import { cellOf, type NamedRow, type NamedTable, readNamedTable } from '../named-table';
import { findScore } from './find-score';
import type { ReadReview } from './found-review';

/** Characters. */
const LONGEST_CELL = 60;

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
export function readReviewCsv(source: string): ReadReview[] {
  const { columns, rows } = readNamedTable(source);
  const names: readonly string[] = COLUMNS.text;
  if (!names.some((name) => columns.has(name))) {
    throw invalidFields({ text: ['The first row needs a column with the name "review" or "text".'] });
  }
  return rows.map((row) => reviewOf(row, columns));
}

function reviewOf(cells: NamedRow, columns: NamedTable['columns']): ReadReview {
  const { row } = cells;
  const cell = (names: readonly string[]) => cellOf(cells, columns, names);
  const text = cell(COLUMNS.text);
  if (!text) return { row, problem: 'The text is missing.' };
  const typed = cell(COLUMNS.score);
  const score = scoreOf(typed);
  if (typed && score === null) return { row, problem: 'The score is not a number from 1 to 5.' };
  const date = cell(COLUMNS.writtenAt);
  const url = cell(COLUMNS.url);
  return {
    row,
    review: {
      author: cell(COLUMNS.author),
      text,
      score,
      writtenAt: date ? new Date(date) : null,
      url: /^https?:\/\//.test(url) && URL.canParse(url) && url.length <= 2000 ? url : null,
    },
  };
}

/** 1 to 5 of a cell: `4`, `4.5`, `4,5`, `4/5`, `8/10`, `★★★★☆`, `4 stars`. Null: it is none of them. */
function scoreOf(text: string): number | null {
  const cell = text.trim();
  if (/^\d(?:[.,]\d{1,2})?$/.test(cell)) {
    const score = Number(cell.replace(',', '.'));
    return score >= 1 && score <= 5 ? Math.round(score * 10) / 10 : null;
  }
  const found = cell.length <= LONGEST_CELL ? findScore(cell) : undefined;
  return found && found.start === 0 ? found.score : null;
}
