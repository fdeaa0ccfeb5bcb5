import type { BackgroundValue } from '@spotreel/sdk/internal/contract';
import { placementOf } from '@spotreel/sdk/internal/project';
import { Slider } from '../../controls/slider/slider';
import { percentText } from '../../foundation/text/numbers';
import { useTranslator } from '../../foundation/text/translation';

/** A background that is a file, placed in the picture. */
export type MediaBackgroundValue = Exclude<BackgroundValue, { type: 'color' }>;

export interface PlacementFieldsProps {
  value: MediaBackgroundValue;
  /** Length of the video, seconds. */
  durationSeconds: number | undefined;
  onChange: (value: MediaBackgroundValue) => void;
}

/** Zoom and shift of a picture, and which part of a video plays. Every slider works by keys. */
export function PlacementFields({ value, durationSeconds, onChange }: PlacementFieldsProps) {
  const t = useTranslator();
  const { scale, positionX: x, positionY: y } = placementOf(value);
  return (
    <>
      <Slider
        label={t('editor.zoom')}
        min={1}
        max={4}
        step={0.05}
        value={scale}
        text={percentText(t, scale)}
        onChange={(next) => onChange({ ...value, scale: next })}
      />
      <Slider
        label={t('editor.positionX')}
        min={-50}
        max={50}
        step={1}
        value={x}
        text={percentText(t, x / 100)}
        onChange={(next) => onChange({ ...value, position: `${next},${y}` })}
      />
      <Slider
        label={t('editor.positionY')}
        min={-50}
        max={50}
        step={1}
        value={y}
        text={percentText(t, y / 100)}
        onChange={(next) => onChange({ ...value, position: `${x},${next}` })}
      />
      {value.type === 'video' && durationSeconds !== undefined && (
        <TrimFields value={value} durationSeconds={durationSeconds} onChange={onChange} />
      )}
    </>
  );
}

interface TrimFieldsProps extends PlacementFieldsProps {
  value: Extract<MediaBackgroundValue, { type: 'video' }>;
  durationSeconds: number;
}

const STEP_SECONDS = 0.1;
/** The shortest part that a video can be trimmed to; half of a video that is shorter than twice that. */
const SHORTEST_SECONDS = 0.5;

/** Played part of a video: within the file, never shorter than `SHORTEST_SECONDS`. */
function TrimFields({ value, durationSeconds, onChange }: TrimFieldsProps) {
  const t = useTranslator();
  const start = value.trimStart ?? 0;
  const end = Math.min(durationSeconds, value.trimEnd ?? durationSeconds);
  const shortest = Math.min(SHORTEST_SECONDS, durationSeconds / 2);
  const text = (seconds: number) => t('editor.seconds', { count: Math.round(seconds * 10) / 10 });
  // the last step of the slider may stop short of the end of the file
  const toEnd = (next: number) => (next > durationSeconds - STEP_SECONDS ? durationSeconds : next);
  const range = { min: 0, max: durationSeconds, step: STEP_SECONDS };
  return (
    <>
      <Slider
        label={t('editor.trimStart')}
        {...range}
        value={start}
        text={text(start)}
        onChange={(next) =>
          onChange({ ...value, trimStart: Math.max(0, Math.min(next, end - shortest)), trimEnd: end })
        }
      />
      <Slider
        label={t('trim.end')}
        {...range}
        value={end}
        text={text(end)}
        onChange={(next) => onChange({ ...value, trimStart: start, trimEnd: toEnd(Math.max(next, start + shortest)) })}
      />
    </>
  );
}
