import { memo, useEffect, useRef, useState } from 'react';
import { type RulerUnit, timelineTicks } from './timeline-ticks';

export interface RulerProps {
  unit: RulerUnit;
  durationSeconds: number;
  bpm: number;
}

/** Marks in bars or in seconds, as many as there is room for. */
export const Ruler = memo(function Ruler({ unit, durationSeconds, bpm }: RulerProps) {
  const ruler = useRef<HTMLDivElement>(null);
  const [widthPx, setWidth] = useState(0);
  useEffect(() => {
    const element = ruler.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
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
