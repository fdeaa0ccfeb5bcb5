import type { ReactNode } from 'react';
import { TextField } from '../../../controls/field/text-field';

export interface NumberFieldProps {
  label: string;
  hint?: ReactNode;
  /** Null: nothing is set. */
  value: number | null;
  error?: string | undefined;
  onChange: (value: number | null) => void;
}

/** A number of zero or more, or nothing. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  return (
    <TextField
      {...field}
      type="number"
      min={0}
      step="any"
      value={value ?? ''}
      onChange={(event) => {
        const { value: text, valueAsNumber } = event.currentTarget;
        onChange(text === '' || Number.isNaN(valueAsNumber) ? null : valueAsNumber);
      }}
    />
  );
}
