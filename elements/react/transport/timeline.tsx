import type { ReadableAtom } from 'nanostores';
import { useCallback, useRef } from 'react';
import { useTranslator } from '../foundation/translation';
import { Ruler } from './ruler';
import { preciseTimeText, timeText } from './time-text';
import { sceneIndexAt, type TimelineScene, TimelineScenes } from './timeline-scenes';
import { barAt, type RulerUnit } from './timeline-ticks';
import { useEachTime } from './use-each-time';

export interface TimelineProps {
  /** Seconds. */
  $time: ReadableAtom<number>;
  durationSeconds: number;
  bpm: number;
  unit: RulerUnit;
  scenes: readonly TimelineScene[];
  onSeek: (seconds: number) => void;
}

/** A frame, the step of the arrow keys. */
const STEP_SECONDS = 1 / 30;

/** A ruler, the scenes as blocks of their length, and the position as a native range input over both. */
export function Timeline({ $time, durationSeconds, bpm, unit, scenes, onSeek }: TimelineProps) {
  const max = durationSeconds || 1;
  return (
    <div className="sr-timeline">
      <Ruler unit={unit} durationSeconds={durationSeconds} bpm={bpm} />
      <TimelineScenes $time={$time} scenes={scenes} durationSeconds={max} />
      {durationSeconds > 0 && <Playhead $time={$time} max={max} />}
      <Range {...{ $time, durationSeconds, bpm, scenes, onSeek }} />
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

function Range({ $time, durationSeconds, bpm, scenes, onSeek }: Omit<TimelineProps, 'unit'>) {
  const t = useTranslator();
  const range = useRef<HTMLInputElement>(null);
  const write = useCallback(
    (seconds: number) => {
      const input = range.current;
      if (!input) return;
      // while it is dragged it is there already
      if (Math.abs(input.valueAsNumber - seconds) > STEP_SECONDS / 2) input.value = String(seconds);
      const at = { time: preciseTimeText(seconds), total: timeText(durationSeconds), bar: barAt(seconds, bpm) };
      const scene = scenes[sceneIndexAt(scenes, seconds)]?.name;
      input.ariaValueText = scene ? t('timeline.at', { ...at, scene }) : t('timeline.atNoScene', at);
    },
    [durationSeconds, bpm, scenes, t],
  );
  useEachTime($time, write);
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
      onChange={(event) => onSeek(Number(event.currentTarget.value))}
      onKeyDown={(event) => {
        const seconds = soughtBy(event.key, $time.get(), scenes, durationSeconds);
        if (seconds === undefined) return;
        event.preventDefault();
        onSeek(seconds);
      }}
    />
  );
}

/** Page keys go by scene; the rest is the input's own. */
function soughtBy(
  key: string,
  timeSeconds: number,
  scenes: readonly TimelineScene[],
  durationSeconds: number,
): number | undefined {
  const current = sceneIndexAt(scenes, timeSeconds);
  if (key === 'PageUp') return scenes[current + 1]?.startSeconds ?? durationSeconds;
  if (key !== 'PageDown') return undefined;
  const start = scenes[current]?.startSeconds ?? 0;
  return timeSeconds > start + STEP_SECONDS ? start : (scenes[current - 1]?.startSeconds ?? 0);
}
