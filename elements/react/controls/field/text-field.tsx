import { type InputHTMLAttributes, type KeyboardEvent, type ReactNode, useId } from 'react';
import { classNames } from '../../foundation/styles/class-names';
import { useFieldValue } from './use-field-value';

interface LabelledProps {
  label: string;
  /** Under the control, while there is no error. */
  hint?: ReactNode;
  /** Replaces the hint and marks the control invalid. */
  error?: string | undefined;
  /** Beside the label, for example a counter. */
  aside?: ReactNode;
  className?: string | undefined;
}

export interface TextFieldProps extends LabelledProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {}

/** One line of text with its label, hint and error. */
export function TextField({ label, hint, error, aside, className, value, onChange, ...input }: TextFieldProps) {
  const id = useId();
  const { settle, ...own } = useFieldValue<HTMLInputElement>(value);
  return (
    <Labelled id={id} label={label} hint={hint} error={error} aside={aside} className={className}>
      <span className="sr-field__control">
        <input
          {...input}
          {...own}
          id={id}
          className="sr-input"
          onChange={(event) => {
            onChange?.(event);
            settle();
          }}
          {...describedBy(id, hint, error)}
        />
      </span>
    </Labelled>
  );
}

export interface TextAreaFieldProps extends LabelledProps {
  value: string;
  onValueChange: (value: string) => void;
  rows?: number;
  maxLength?: number;
  placeholder?: string;
  onFocus?: () => void;
  onBlur?: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/** Several lines of text. */
export function TextAreaField({
  label,
  hint,
  error,
  aside,
  className,
  onValueChange,
  value,
  rows = 3,
  ...area
}: TextAreaFieldProps) {
  const id = useId();
  const { settle, ...own } = useFieldValue<HTMLTextAreaElement>(value);
  return (
    <Labelled id={id} label={label} hint={hint} error={error} aside={aside} className={className}>
      <textarea
        {...area}
        {...own}
        id={id}
        rows={rows}
        className="sr-input sr-input--area"
        onChange={(event) => {
          onValueChange(event.currentTarget.value);
          settle();
        }}
        {...describedBy(id, hint, error)}
      />
    </Labelled>
  );
}

function describedBy(id: string, hint: ReactNode, error: string | undefined) {
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  };
}

function Labelled({
  id,
  label,
  hint,
  error,
  aside,
  className,
  children,
}: LabelledProps & { id: string; children: ReactNode }) {
  return (
    <div className={classNames('sr-field', error && 'sr-field--invalid', className)}>
      <div className="sr-field__head">
        <label className="sr-field__label" htmlFor={id}>
          {label}
        </label>
        {aside && <span className="sr-field__aside">{aside}</span>}
      </div>
      {children}
      {error ? (
        <p id={`${id}-error`} className="sr-field__error">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className="sr-field__hint">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
