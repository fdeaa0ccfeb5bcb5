import { Check } from 'lucide-react';

/** Radius of the drawing; the circle is as long as 100 percent. */
const RADIUS = 100 / (2 * Math.PI);

export interface ProgressRingProps {
  done: number;
  total: number;
}

/** Progress, as a ring around the percentage. Words beside it say the same, so readers skip it. */
export function ProgressRing({ done, total }: ProgressRingProps) {
  const percent = total === 0 ? 0 : Math.round((done / total) * 100);
  return (
    <span className="sr-ring" aria-hidden>
      <svg viewBox="-18 -18 36 36" className="sr-ring__circle" aria-hidden>
        <circle r={RADIUS} className="sr-ring__whole" />
        {percent > 0 && <circle r={RADIUS} className="sr-ring__done" strokeDasharray={`${percent} 100`} />}
      </svg>
      {percent === 100 ? <Check className="sr-ring__check" /> : <span className="sr-ring__text">{percent}%</span>}
    </span>
  );
}
