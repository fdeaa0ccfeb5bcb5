import { Star } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../foundation/class-names';
import { useTranslator } from '../foundation/translation';

export interface StarRatingProps {
  /** Name of the group. */
  label: string;
  /** 1 to 5; 0 while none is chosen. */
  score: number;
  onScore: (score: number) => void;
}

const SCORES = [1, 2, 3, 4, 5];

/** Five stars as a group of radio buttons: arrow keys choose, as in every such group. */
export function StarRating({ label, score, onScore }: StarRatingProps) {
  const t = useTranslator();
  const name = useId();
  return (
    <fieldset className="sr-stars">
      <legend className="sr-visually-hidden">{label}</legend>
      {SCORES.map((value) => (
        <label key={value} className={classNames('sr-stars__star', value <= score && 'sr-stars__star--on')}>
          <input
            type="radio"
            className="sr-visually-hidden"
            name={name}
            value={value}
            checked={value === score}
            onChange={() => onScore(value)}
          />
          <Star aria-hidden />
          <span className="sr-visually-hidden">{t('feedback.stars', { count: value })}</span>
        </label>
      ))}
    </fieldset>
  );
}
