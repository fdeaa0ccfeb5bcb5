import type { RowProblem } from '@spotreel/sdk/internal/contract';
import { invalidFields } from '../../platform/http/api-error';
import { type FoundReview, MOST_REVIEWS, storableReview } from './found-review';
import { readReviewCsv } from './read-review-csv';
import { readReviewText } from './read-review-text';

export interface Understood {
  /** As they are stored: at most 500. */
  readonly reviews: readonly FoundReview[];
  readonly problems: readonly RowProblem[];
}

/** Throws `validation_failed` where not one review can be read, and `input_too_complex`. */
export function understandReviews(source: 'file' | 'text', text: string): Understood {
  const reviews: FoundReview[] = [];
  const problems: RowProblem[] = [];
  for (const read of source === 'file' ? readReviewCsv(text) : readReviewText(text)) {
    const review = 'review' in read ? storableReview(read.review) : undefined;
    if ('problem' in read) problems.push({ row: read.row, message: read.problem });
    else if (!review) problems.push({ row: read.row, message: 'The text is missing.' });
    else if (reviews.length < MOST_REVIEWS) reviews.push(review);
    else problems.push({ row: read.row, message: 'A source keeps 500 reviews. This one is left out.' });
  }
  if (reviews.length === 0) throw invalidFields({ text: ['We found no review in this text.'] });
  return { reviews, problems };
}
