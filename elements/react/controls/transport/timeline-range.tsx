import type { ReadableAtom } from 'nanostores';
import { type KeyboardEvent, useCallback, useRef } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { preciseTimeText, timeText } from './time-text';
import { type TimelineScene, timelineIndexAt } from './timeline-scenes';
import { barAt, type RulerUnit } from './timeline-ticks';
import { TIMELINE_STEP_SECONDS, useRangeThumb } from './use-range-thumb';
import { useTimelineDrag } from './use-timeline-drag';

export interface TimelineRangeProps {
  /** The playhead, in seconds. */
  $time: ReadableAtom<number>;
  durationSeconds: number;
  bpm: number;
  /** With `bars`, screen readers hear the bar after the time. */
  unit: RulerUnit;
  scenes: readonly TimelineScene[];
  onSeek: (seconds: number) => void;
  /** A key moves the playhead to the beginning of a scene, or to an end of the video. */
  onGoTo: (seconds: number) => void;
  /** A key moves the playhead to just this frame. */
  onStep: (seconds: number) => void;
  onHold: ((isHeld: boolean) => void) | undefined;
}

/** The position as a native range input for keys and screen readers; pointers seek by where they are. */
export function TimelineRange(props: TimelineRangeProps) {
  const { $time, durationSeconds, scenes, onSeek, onGoTo, onStep, onHold } = props;
  const t = useTranslator();
  const range = useRef<HTMLInputElement>(null);
  const textAt = useTimeText(props);
  const settle = useRangeThumb(range, $time, textAt);
  const drag = useTimelineDrag(range, { $time, durationSeconds, onSeek, onHold });

  function goByKey(event: KeyboardEvent) {
    settle(); // the native keys count from the thumb
    const seconds = soughtBy(event.key, $time.get(), scenes, durationSeconds);
    if (seconds === undefined) return;
    event.preventDefault();
    onGoTo(seconds);
  }

  return (
    <input
      ref={range}
      type="range"
      className="sr-timeline__range"
      min={0}
      max={durationSeconds || 1}
      step={TIMELINE_STEP_SECONDS}
      defaultValue={0}
      disabled={durationSeconds === 0}
      aria-label={t('editor.position')}
      onChange={(event) => onStep(Number(event.currentTarget.value))}
      onKeyDown={goByKey}
      {...drag}
    />
  );
}

/** Text of a position for screen readers: time, bar and scene. */
function useTimeText({ durationSeconds, bpm, unit, scenes }: TimelineRangeProps): (seconds: number) => string {
  const t = useTranslator();
  return useCallback(
    (seconds: number) => {
      const at = t('timeline.timeOf', { time: preciseTimeText(seconds), total: timeText(durationSeconds) });
      const bar = unit === 'bars' ? t('timeline.bar', { bar: barAt(seconds, bpm) }) : '';
      const scene = scenes[timelineIndexAt(scenes, seconds)]?.name;
      return [at, bar, scene].filter(Boolean).join(', ');
    },
    [durationSeconds, bpm, unit, scenes, t],
  );
}

/** Page keys move by scene, Home and End to the ends; the input handles all other keys itself. */
function soughtBy(
  key: string,
  timeSeconds: number,
  scenes: readonly TimelineScene[],
  durationSeconds: number,
): number | undefined {
  const current = timelineIndexAt(scenes, timeSeconds);
  if (key === 'Home') return 0;
  if (key === 'End') return durationSeconds;
  if (key === 'PageUp') return scenes[current + 1]?.startSeconds ?? durationSeconds;
  return key === 'PageDown' ? (scenes[current - 1]?.startSeconds ?? 0) : undefined;
}
