import { classNames } from '../../foundation/styles/class-names';

export interface SkeletonProps {
  /** Shape of the content that is loading. */
  shape: 'line' | 'title' | 'landscape' | 'portrait' | 'square';
  className?: string;
}

/**
 * A gray placeholder of the size of what is loading. Hidden from screen readers: the region around it says that it is
 * busy.
 */
export function Skeleton({ shape, className }: SkeletonProps) {
  return <span aria-hidden className={classNames('sr-skeleton', `sr-skeleton--${shape}`, className)} />;
}
