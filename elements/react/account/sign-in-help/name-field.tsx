import { TextField } from '../../controls/field/text-field';

export interface NameFieldProps {
  /** Value that browsers fill in. */
  autoComplete: 'given-name' | 'family-name';
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** First or last name of a person. */
export function NameField({ autoComplete, onChange, ...field }: NameFieldProps) {
  return (
    <TextField
      {...field}
      name={autoComplete}
      autoComplete={autoComplete}
      maxLength={100}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
