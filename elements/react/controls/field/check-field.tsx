import type { ReactNode } from 'react';

export interface CheckFieldProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A switch with its label beside it. */
export function CheckField({ label, checked, onChange }: CheckFieldProps) {
  return (
    <label className="sr-check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
