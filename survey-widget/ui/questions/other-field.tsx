import { MAX_LISTED_TEXT_LENGTH } from '@spotreel/sdk/internal/survey';
import { PROBLEM_ID } from './question-props';

export interface OtherFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isInvalid: boolean;
  readonly onText: (text: string) => void;
  readonly onEnter: (text: string) => void;
}

/** The text of 'Other'. */
export function OtherField({ label, value, isInvalid, onText, onEnter }: OtherFieldProps) {
  return (
    <input
      class="sv-field"
      value={value}
      maxLength={MAX_LISTED_TEXT_LENGTH}
      placeholder={label}
      aria-label={label}
      aria-invalid={isInvalid}
      aria-describedby={PROBLEM_ID}
      dir="auto"
      onInput={({ currentTarget }) => onText(currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.isComposing) return;
        event.preventDefault();
        onEnter(event.currentTarget.value);
      }}
    />
  );
}
