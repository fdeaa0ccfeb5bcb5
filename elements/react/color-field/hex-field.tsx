import { useTranslator } from '../foundation/translation';
import type { HexInput } from './use-hex-input';

export interface HexFieldProps {
  /** Id of the input, for its label. */
  id: string;
  input: HexInput;
}

/** The hex value of a color. Enter takes what is typed, Escape discards it. */
export function HexField({ id, input }: HexFieldProps) {
  const t = useTranslator();
  const { text, isWrong, type, finish, discard } = input;
  return (
    <>
      <input
        id={id}
        className="sr-input sr-color__hex"
        dir="ltr"
        value={text}
        spellCheck={false}
        maxLength={7}
        onChange={(event) => type(event.currentTarget.value)}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') finish();
          if (event.key === 'Escape') discard();
        }}
      />
      {isWrong && (
        <p id={`${id}-error`} className="sr-field__error sr-color__error" role="status">
          {t('repair.color')}
        </p>
      )}
    </>
  );
}
