import { Alarm } from '@spotreel/sdk/player';
import type { ReadableAtom } from 'nanostores';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslator } from '../foundation/translation';
import { preciseTimeText, timeText } from './time-text';
import { type TimelineScene, timelineIndexAt } from './timeline-scenes';
import { barAt, type RulerUnit } from './timeline-ticks';
import { useEachTime } from './use-each-time';
import { useEarlyMoves } from './use-early-moves';

export interface TimelineRangeProps {
  /** Seconds. */
  $time: ReadableAtom<number>;
  durationSeconds: number;
  bpm: number;
  /** Bars are said beside the time where they are asked for. */
  unit: RulerUnit;
  scenes: readonly TimelineScene[];
  onSeek: (seconds: number) => void;
  /** By a key to the beginning of a scene, or to an end of the video. */
  onGoTo: (seconds: number) => void;
  /** By a key to just this frame. */
  onStep: (seconds: number) => void;
  onHold: ((isHeld: boolean) => void) | undefined;
}

/** A frame, the step of the arrow keys. */
const STEP_SECONDS = 1 / 30;
/** The native thumb, which nobody sees, follows when time has stood still for so long: each move of it lays the whole page out. */
const THUMB_DELAY_MS = 200;

type Room = Pick<DOMRectReadOnly, 'left' | 'width'>;

/** The position as a native range input for keys and screen readers; pointers seek by where they are. */
export function TimelineRange(props: TimelineRangeProps) {
  const { $time, durationSeconds, bpm, unit, scenes, onSeek, onGoTo, onStep, onHold } = props;
  const t = useTranslator();
  const range = useRef<HTMLInputElement>(null);
  /** Where it was when the pointer went down: asking with each move would lay the page out. */
  const room = useRef<Room>({ left: 0, width: 1 });
  const settle = useCallback(() => {
    const input = range.current;
    if (input && Math.abs(input.valueAsNumber - $time.get()) > STEP_SECONDS / 2) input.value = String($time.get());
  }, [$time]);
  const thumb = useMemo(() => new Alarm(settle), [settle]);
  useEffect(() => () => thumb.cancel(), [thumb]);
  const write = useCallback(
    (seconds: number) => {
      thumb.ringIn(THUMB_DELAY_MS);
      const at = t('timeline.timeOf', { time: preciseTimeText(seconds), total: timeText(durationSeconds) });
      const bar = unit === 'bars' ? t('timeline.bar', { bar: barAt(seconds, bpm) }) : '';
      const scene = scenes[timelineIndexAt(scenes, seconds)]?.name;
      if (range.current) range.current.ariaValueText = [at, bar, scene].filter(Boolean).join(', ');
    },
    [durationSeconds, bpm, unit, scenes, t, thumb],
  );
  useEachTime($time, write);

  const seekTo = useCallback(
    (clientX: number) => {
      const seconds = secondsUnder(clientX, room.current, durationSeconds);
      if (Math.abs(seconds - $time.get()) > STEP_SECONDS / 2) onSeek(seconds);
    },
    [$time, durationSeconds, onSeek],
  );
  const move = useEarlyMoves(range, seekTo);

  return (
    <input
      ref={range}
      type="range"
      className="sr-timeline__range"
      min={0}
      max={durationSeconds || 1}
      step={STEP_SECONDS}
      defaultValue={0}
      disabled={durationSeconds === 0}
      aria-label={t('editor.position')}
      onChange={(event) => onStep(Number(event.currentTarget.value))}
      onKeyDown={(event) => {
        settle(); // the native keys count from the thumb
        const seconds = soughtBy(event.key, $time.get(), scenes, durationSeconds);
        if (seconds === undefined) return;
        event.preventDefault();
        onGoTo(seconds);
      }}
      onPointerDown={(event) => {
        if (event.button !== 0 || durationSeconds === 0) return;
        event.preventDefault(); // the native drag
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
        room.current = event.currentTarget.getBoundingClientRect();
        onHold?.(true);
        seekTo(event.clientX);
      }}
      onLostPointerCapture={() => onHold?.(false)}
      onPointerMove={(event) => move(event.nativeEvent)}
    />
  );
}

/** Of the frame at a place in the window, seconds. */
function secondsUnder(clientX: number, { left, width }: Room, durationSeconds: number): number {
  const share = Math.min(1, Math.max(0, (clientX - left) / (width || 1)));
  return Math.round((share * durationSeconds) / STEP_SECONDS) * STEP_SECONDS;
}

/** Page keys go by scene, Home and End to the ends; the rest is the input's own. */
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
