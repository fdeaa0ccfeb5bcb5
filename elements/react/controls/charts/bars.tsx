import type { ReactNode } from 'react';
import { classNames } from '../../foundation/styles/class-names';

export interface Bar {
  readonly key: string;
  readonly label: ReactNode;
  readonly count: number;
  /** Beside the bar, for example the count with its share. */
  readonly value: string;
}

/** Horizontal bars against one maximum, each readable as text. */
export function Bars({ bars, max, series = 1 }: { bars: readonly Bar[]; max: number; series?: 1 | 2 | 3 | 4 }) {
  return (
    <ul className={classNames('sr-bars', `sr-series--${series}`)}>
      {bars.map(({ key, label, count, value }) => (
        <li key={key} className="sr-bars__row">
          <span className="sr-bars__label">{label}</span>
          {/* The text beside it has the same value. */}
          <progress aria-hidden value={count} max={Math.max(1, max)} />
          <span className="sr-bars__value">{value}</span>
        </li>
      ))}
    </ul>
  );
}
