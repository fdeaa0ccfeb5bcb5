import { useTranslator } from '../foundation/translation';
import { Ruler } from './ruler';
import { preciseTimeText, timeText } from './time-text';
import { type TimelineScene, TimelineScenes } from './timeline-scenes';
import { barAt, type RulerUnit } from './timeline-ticks';

export interface TimelineProps {
  timeSeconds: number;
  durationSeconds: number;
  bpm: number;
  unit: RulerUnit;
  scenes: readonly TimelineScene[];
  currentIndex: number;
  onSeek: (seconds: number) => void;
}

/** A frame, the step of the arrow keys. */
const STEP_SECONDS = 1 / 30;

/** A ruler, the scenes as blocks of their length, and the position as a native range input over both. */
export function Timeline({ timeSeconds, durationSeconds, bpm, unit, scenes, currentIndex, onSeek }: TimelineProps) {
  const t = useTranslator();
  const max = durationSeconds || 1;
  const value = Math.min(timeSeconds, max);
  const at = {
    time: preciseTimeText(timeSeconds),
    total: timeText(durationSeconds),
    bar: barAt(timeSeconds, bpm),
  };
  const scene = scenes[currentIndex]?.name;
  return (
    <div className="sr-timeline">
      <Ruler unit={unit} durationSeconds={durationSeconds} bpm={bpm} />
      <TimelineScenes scenes={scenes} durationSeconds={max} currentIndex={currentIndex} />
      {durationSeconds > 0 && (
        <span className="sr-timeline__playhead" style={{ left: `${(value / max) * 100}%` }} aria-hidden />
      )}
      <input
        type="range"
        className="sr-timeline__range"
        min={0}
        max={max}
        step={STEP_SECONDS}
        value={value}
        disabled={durationSeconds === 0}
        aria-label={t('editor.position')}
        aria-valuetext={scene ? t('timeline.at', { ...at, scene }) : t('timeline.atNoScene', at)}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
        onKeyDown={(event) => {
          const seconds = soughtBy(event.key, { scenes, currentIndex, timeSeconds, durationSeconds });
          if (seconds === undefined) return;
          event.preventDefault();
          onSeek(seconds);
        }}
      />
    </div>
  );
}

/** Page keys go by scene; the rest is the input's own. */
function soughtBy(
  key: string,
  {
    scenes,
    currentIndex,
    timeSeconds,
    durationSeconds,
  }: Pick<TimelineProps, 'scenes' | 'currentIndex' | 'timeSeconds' | 'durationSeconds'>,
): number | undefined {
  if (key === 'PageUp') return scenes[currentIndex + 1]?.startSeconds ?? durationSeconds;
  if (key !== 'PageDown') return undefined;
  const start = scenes[currentIndex]?.startSeconds ?? 0;
  return timeSeconds > start + STEP_SECONDS ? start : (scenes[currentIndex - 1]?.startSeconds ?? 0);
}
