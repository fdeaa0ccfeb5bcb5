import type { KeyboardEvent } from 'react';
import { timeText } from '../../controls/transport/time-text';
import { useTranslator } from '../../foundation/text/translation';

export interface SampleRangeProps {
  /** The playhead. */
  seconds: number;
  /** 0 while the video is being made. */
  durationSeconds: number;
  onSeek: (seconds: number) => void;
}

/** One step of an arrow key. */
const STEP_SECONDS = 0.5;

const arrowDirections: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** The slider that shows the playhead of a sample video and moves it. */
export function SampleRange({ seconds, durationSeconds, onSeek }: SampleRangeProps) {
  const t = useTranslator();
  const isMaking = durationSeconds === 0;

  function moveByArrow(event: KeyboardEvent) {
    const direction = arrowDirections[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    onSeek(Math.min(durationSeconds, Math.max(0, seconds + direction * STEP_SECONDS)));
  }

  return (
    <input
      type="range"
      className="sr-sample__range"
      min={0}
      max={durationSeconds || 1}
      step={STEP_SECONDS / 10}
      value={seconds}
      disabled={isMaking}
      aria-label={t('recipe.samplePlace')}
      aria-valuetext={t('recipe.sampleTime', { time: timeText(seconds), duration: timeText(durationSeconds) })}
      onChange={(event) => onSeek(Number(event.currentTarget.value))}
      onKeyDown={moveByArrow}
    />
  );
}
