import type { ReadableAtom } from 'nanostores';
import { useCallback, useRef } from 'react';
import { Ruler } from './ruler';
import { TimelineRange, type TimelineRangeProps } from './timeline-range';
import { TimelineScenes } from './timeline-scenes';
import { useEachTime } from './use-each-time';

/** A ruler, the scenes as blocks of their length, and the position as a native range input over both. */
export function Timeline(props: TimelineRangeProps) {
  const { $time, durationSeconds, bpm, unit, scenes } = props;
  const max = durationSeconds || 1;
  return (
    <div className="sr-timeline">
      <Ruler unit={unit} durationSeconds={durationSeconds} bpm={bpm} />
      <TimelineScenes $time={$time} scenes={scenes} durationSeconds={max} />
      {durationSeconds > 0 && <Playhead $time={$time} max={max} />}
      <TimelineRange {...props} />
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
