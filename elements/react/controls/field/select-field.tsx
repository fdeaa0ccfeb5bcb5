import { useId } from 'react';

export interface SelectFieldProps<Value extends string> {
  label: string;
  /** The label is for screen readers alone, where a heading says the same. Default: false. */
  isLabelHidden?: boolean | undefined;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
}

/** One of a few, with its label. */
export function SelectField<Value extends string>({
  label,
  isLabelHidden = false,
  value,
  options,
  onChange,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <div className="sr-field">
      <label className={isLabelHidden ? 'sr-visually-hidden' : 'sr-field__label'} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="sr-input"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
