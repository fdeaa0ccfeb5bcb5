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

/** A length or a moment in seconds, to a tenth. What is typed stays until the field is left. What is out of bounds counts as the bound next to it. */
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
        if (Number.isFinite(seconds)) onChange(Math.round(Math.min(max, Math.max(0, seconds)) * 10) / 10);
      }}
    />
  );
}
