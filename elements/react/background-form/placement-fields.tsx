import { useId } from 'react';
import type { BackgroundValue } from '../../../sdk/contract/schemas/background';
import { useTranslator } from '../foundation/translation';

type PlacedBackground = Exclude<BackgroundValue, { type: 'color' }>;

export interface PlacementFieldsProps {
  value: PlacedBackground;
  /** Length of the video, seconds. */
  durationSeconds: number | undefined;
  onChange: (value: PlacedBackground) => void;
}

/** Zoom and shift of a picture, and where a video starts. Every slider works by keys. */
export function PlacementFields({ value, durationSeconds, onChange }: PlacementFieldsProps) {
  const t = useTranslator();
  const scale = value.scale ?? 1;
  const [x = 0, y = 0] = (value.position ?? '0,0').split(',').map(Number);
  return (
    <>
      <Slider
        label={t('editor.zoom')}
        min={1}
        max={4}
        step={0.05}
        value={scale}
        text={`${Math.round(scale * 100)} %`}
        onChange={(next) => onChange({ ...value, scale: next })}
      />
      <Slider
        label={t('editor.positionX')}
        min={-50}
        max={50}
        step={1}
        value={x}
        text={`${Math.round(x)} %`}
        onChange={(next) => onChange({ ...value, position: `${next},${y}` })}
      />
      <Slider
        label={t('editor.positionY')}
        min={-50}
        max={50}
        step={1}
        value={y}
        text={`${Math.round(y)} %`}
        onChange={(next) => onChange({ ...value, position: `${x},${next}` })}
      />
      {value.type === 'video' && durationSeconds !== undefined && (
        <Slider
          label={t('editor.trimStart')}
          min={0}
          max={Math.max(0.1, durationSeconds - 0.5)}
          step={0.1}
          value={value.trimStart ?? 0}
          text={t('editor.seconds', { count: Math.round((value.trimStart ?? 0) * 10) / 10 })}
          onChange={(next) => onChange({ ...value, trimStart: next, trimEnd: value.trimEnd ?? durationSeconds })}
        />
      )}
    </>
  );
}

interface SliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  text: string;
  onChange: (value: number) => void;
}

function Slider({ label, text, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className="sr-slider">
      <label htmlFor={id} className="sr-field__label">
        {label}
      </label>
      <output htmlFor={id} className="sr-slider__value">
        {text}
      </output>
      <input
        id={id}
        type="range"
        className="sr-slider__range"
        aria-valuetext={text}
        {...range}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
    </div>
  );
}
