import type { ExternalReview } from '@spotreel/sdk/contract';
import { excessOf, type FormFields, reviewTexts } from '@spotreel/sdk/project';
import { useTranslator } from '../foundation/translation';

export interface ReviewOptionProps {
  review: ExternalReview;
  fields: FormFields;
  onPick: (review: ExternalReview) => void;
}

/** A review that can be chosen. It says if it is longer than its field. */
export function ReviewOption({ review, fields, onPick }: ReviewOptionProps) {
  const t = useTranslator();
  const { text, author, score } = review;
  const facts = [
    author || t('reviewPicker.noAuthor'),
    ...(score === null ? [] : [t('reviewPicker.stars', { score: String(score) })]),
  ];
  const excess = excessOf(fields, reviewTexts(fields, review));
  return (
    <li>
      <button type="button" className="sr-review-option" onClick={() => onPick(review)}>
        <span className="sr-review-option__text">{text}</span>
        <span className="sr-review-option__facts">{facts.join(' · ')}</span>
        {excess > 0 && <span className="sr-review-option__excess">{t('reviewPicker.tooLong', { count: excess })}</span>}
      </button>
    </li>
  );
}
