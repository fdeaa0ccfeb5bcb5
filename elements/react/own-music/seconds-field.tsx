import { useState } from 'react';
import { TextField } from '../field/text-field';

export interface SecondsFieldProps {
  label: string;
  value: number;
  max: number;
  onChange: (seconds: number) => void;
  /** After the last of many changes. */
  onRest: () => void;
}

/** A length or a moment in seconds, to a tenth. What is typed stays until the field is left, and counts where it is within the bounds. */
export function SecondsField({ label, value, max, onChange, onRest }: SecondsFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={label}
      type="number"
      inputMode="decimal"
      min={0}
      max={max}
      step={0.1}
      value={typed ?? value}
      onBlur={() => {
        setTyped(undefined);
        onRest();
      }}
      onChange={({ currentTarget }) => {
        const seconds = currentTarget.valueAsNumber;
        setTyped(currentTarget.value);
        if (seconds >= 0 && seconds <= max) onChange(Math.round(seconds * 10) / 10);
      }}
    />
  );
}
