import { useTranslator } from '../foundation/translation';
import { timeText } from './time-text';

export interface TimelineScene {
  readonly id: number;
  readonly name: string;
  readonly startSeconds: number;
  readonly durationSeconds: number;
}

export interface TimelineProps {
  timeSeconds: number;
  durationSeconds: number;
  scenes: readonly TimelineScene[];
  currentIndex: number;
  onSeek: (seconds: number) => void;
}

/** A frame, the step of the arrow keys. */
const STEP_SECONDS = 1 / 30;

/** The scenes as segments of their length, and the position as a native range input over them. */
export function Timeline({ timeSeconds, durationSeconds, scenes, currentIndex, onSeek }: TimelineProps) {
  const t = useTranslator();
  return (
    <div className="sr-timeline">
      <div className="sr-timeline__scenes" aria-hidden>
        {scenes.map((scene, index) => (
          <span
            key={scene.id}
            className={index === currentIndex ? 'sr-timeline__scene sr-timeline__scene--current' : 'sr-timeline__scene'}
            style={{ flexGrow: scene.durationSeconds }}
          />
        ))}
      </div>
      <input
        type="range"
        className="sr-timeline__range"
        min={0}
        max={durationSeconds || 1}
        step={STEP_SECONDS}
        value={Math.min(timeSeconds, durationSeconds || 1)}
        disabled={durationSeconds === 0}
        aria-label={t('editor.position')}
        aria-valuetext={t('editor.timeOf', { time: timeText(timeSeconds), total: timeText(durationSeconds) })}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
      />
    </div>
  );
}
