import type { ReadableAtom } from 'nanostores';
import { memo, type ReactNode, useCallback, useRef } from 'react';
import { TimelineRange, type TimelineRangeProps } from './timeline-range';
import { TimelineScenes } from './timeline-scenes';
import { type RulerUnit, timelineTicks } from './timeline-ticks';
import { useEachTime } from './use-each-time';
import { useWidth } from './use-width';

/** Marks in bars or in seconds, as many as there is room for. */
const Ruler = memo(function Ruler({ unit, durationSeconds, bpm }: RulerProps) {
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

export interface TimelineProps extends TimelineRangeProps {
  /** Over the scenes. */
  handles: ReactNode;
}

/** A ruler, the scenes as blocks of their length, and the position as a native range input over both. */
export function Timeline({ handles, ...props }: TimelineProps) {
  const { $time, durationSeconds, bpm, unit, scenes } = props;
  const max = durationSeconds || 1;
  return (
    <div className="sr-timeline">
      <Ruler unit={unit} durationSeconds={durationSeconds} bpm={bpm} />
      <TimelineScenes $time={$time} scenes={scenes} durationSeconds={max} />
      {durationSeconds > 0 && <Playhead $time={$time} max={max} />}
      <TimelineRange {...props} />
      {handles}
    </div>
  );
}

/** Moved without being laid out. */
function Playhead({ $time, max }: { $time: ReadableAtom<number>; max: number }) {
  const place = useRef<HTMLSpanElement>(null);
  const write = useCallback(
    (seconds: number) =>
      place.current?.style.setProperty('transform', `translateX(${(Math.min(seconds, max) / max) * 100}%)`),
    [max],
  );
  useEachTime($time, write);
  return (
    <span ref={place} className="sr-timeline__position" aria-hidden>
      <span className="sr-timeline__playhead" />
    </span>
  );
}

interface RulerProps {
  unit: RulerUnit;
  durationSeconds: number;
  bpm: number;
}
