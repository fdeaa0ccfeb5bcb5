import { CheckField } from '../../controls/field/check-field';

export interface CheckGroupProps<Value extends string> {
  legend: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
  error?: string | undefined;
}

/** Any number of a few. */
export function CheckGroup<Value extends string>({ legend, options, chosen, onChange, error }: CheckGroupProps<Value>) {
  return (
    <fieldset className="sr-check-group">
      <legend className="sr-check-group__legend">{legend}</legend>
      {options.map(({ value, label }) => (
        <CheckField
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={(checked) => onChange(checked ? [...chosen, value] : chosen.filter((one) => one !== value))}
        />
      ))}
      {error && (
        <p className="sr-check-group__error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
