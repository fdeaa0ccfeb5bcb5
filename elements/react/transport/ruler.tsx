import { memo, useRef } from 'react';
import { type RulerUnit, timelineTicks } from './timeline-ticks';
import { useWidth } from './use-width';

export interface RulerProps {
  unit: RulerUnit;
  durationSeconds: number;
  bpm: number;
}

/** Marks in bars or in seconds, as many as there is room for. */
export const Ruler = memo(function Ruler({ unit, durationSeconds, bpm }: RulerProps) {
  const ruler = useRef<HTMLDivElement>(null);
  const widthPx = useWidth(ruler);
  return (
    <div ref={ruler} className="sr-ruler" aria-hidden>
      {timelineTicks(unit, { durationSeconds, widthPx, bpm }).map(({ seconds, label }) => (
        <span
          key={seconds}
          className={label === undefined ? 'sr-ruler__mark' : 'sr-ruler__mark sr-ruler__mark--named'}
          style={{ left: `${(seconds / durationSeconds) * 100}%` }}
        >
          {seconds < durationSeconds - 1e-6 && label}
        </span>
      ))}
    </div>
  );
});
