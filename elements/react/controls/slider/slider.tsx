import { useId } from 'react';

export interface SliderProps {
  label: string;
  min: number;
  max: number;
  /** Default: 1. */
  step?: number;
  value: number;
  /** The value as people read it. */
  text: string;
  onChange: (value: number) => void;
}

/** A number between two ends, with its name and its value above the bar. */
export function Slider({ label, text, onChange, ...range }: SliderProps) {
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
