import type { ReviewUserSource } from '@spotreel/sdk/internal/contract';
import type { ReviewFilter } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { SelectField } from '../../controls/field/select-field';
import { useTranslator } from '../../foundation/text/translation';

export interface ReviewFiltersProps {
  sources: readonly ReviewUserSource[];
  onChange: (filter: ReviewFilter) => void;
}

/** 0: all reviews, those without a rating too. */
const RATINGS = ['5', '4', '3', '2', '0'] as const;
type Rating = (typeof RATINGS)[number];

/** Narrows the list to a source and a rating. */
export function ReviewFilters({ sources, onChange }: ReviewFiltersProps) {
  const t = useTranslator();
  const [source, setSource] = useState('');
  const [rating, setRating] = useState<Rating>('4');
  const change = (nextSource: string, nextRating: Rating) => {
    setSource(nextSource);
    setRating(nextRating);
    onChange({ minScore: Number(nextRating), ...(nextSource && { source: Number(nextSource) }) });
  };
  const options = sources.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <div className="sr-review-picker__filters">
      <SelectField
        label={t('reviewPicker.source')}
        value={source}
        options={[{ value: '', label: t('reviewPicker.allSources') }, ...options]}
        onChange={(next) => change(next, rating)}
      />
      <SelectField<Rating>
        label={t('reviewPicker.rating')}
        value={rating}
        options={RATINGS.map((value) => ({
          value,
          label: value === '0' ? t('reviewPicker.anyRating') : t('reviewPicker.minStars', { count: Number(value) }),
        }))}
        onChange={(next) => change(source, next)}
      />
    </div>
  );
}
