import type { ReadableAtom } from 'nanostores';
import { useCallback, useRef } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { preciseTimeText, timeText } from './time-text';
import { barAt, type RulerUnit } from './timeline-ticks';
import { useEachTime } from './use-each-time';

export interface ClockButtonProps {
  /** Seconds. */
  $time: ReadableAtom<number>;
  durationSeconds: number;
  bpm: number;
  /** Unit of the ruler. */
  unit: RulerUnit;
  onUnit: (unit: RulerUnit) => void;
}

/**
 * Position in the video, in seconds; a press has the ruler count bars, and the clock name the bar, or takes them away.
 */
export function ClockButton({ $time, durationSeconds, bpm, unit, onUnit }: ClockButtonProps) {
  const t = useTranslator();
  const now = useRef<HTMLSpanElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const write = useCallback(
    (seconds: number) => {
      setText(now.current, preciseTimeText(seconds));
      if (unit === 'bars') setText(bar.current, t('timeline.bar', { bar: barAt(seconds, bpm) }));
    },
    [bpm, unit, t],
  );
  useEachTime($time, write);
  return (
    <button
      type="button"
      className="sr-transport__time"
      title={t(unit === 'bars' ? 'timeline.inSeconds' : 'timeline.inBars')}
      onClick={() => onUnit(unit === 'bars' ? 'seconds' : 'bars')}
    >
      <span>
        <span ref={now} className="sr-transport__now" /> <span aria-hidden>/</span> {timeText(durationSeconds)}
      </span>
      {unit === 'bars' && (
        <span className="sr-transport__bar">
          <span ref={bar} className="sr-transport__bar-text" />
        </span>
      )}
    </button>
  );
}

/** Into the node that is there: a new one would be styled, and a text that stays the same is not laid out again. */
function setText(element: HTMLElement | null, text: string): void {
  const node = element?.firstChild;
  if (!node) element?.append(text);
  else if (node.nodeValue !== text) node.nodeValue = text;
}
