import { memo } from 'react';
import { Skeleton } from '../../../controls/skeleton/skeleton';
import type { CardShape } from '../card-shape';

const LINES = { recipe: ['a', 'b', 'c'], template: ['a'] } as const;

/** A placeholder as large as the card that is loading. */
export const SkeletonCard = memo(function SkeletonCard({ ratio, words }: Pick<CardShape, 'ratio' | 'words'>) {
  return (
    <div className="sr-card-skeleton" aria-hidden>
      <Skeleton shape={ratio} className="sr-card-skeleton__picture" />
      <div className={`sr-card-words sr-card-words--${words}`}>
        <Skeleton shape="title" />
        {LINES[words].map((line) => (
          <Skeleton key={line} shape="line" />
        ))}
      </div>
    </div>
  );
});
