import { useId } from 'react';
import { classNames } from '../../foundation/styles/class-names';

export interface TranslationRowProps {
  label: string;
  /** Name of the language, for screen readers. */
  language: string;
  original: string;
  value: string;
  isLong: boolean;
  lang: string;
  dir: 'ltr' | 'rtl';
  error: string | undefined;
  onFocus: () => void;
  onChange: (text: string) => void;
}

/** The author's text, and beside it the field for its translation. */
export function TranslationRow(props: TranslationRowProps) {
  const { label, original, value, error } = props;
  const id = useId();
  return (
    <div className={classNames('sr-translations__row', value === '' && 'sr-translations__row--missing')}>
      <div className="sr-translations__original">
        {label !== original && <span className="sr-field__label">{label}</span>}
        <p id={`${id}-original`} dir="auto">
          {original}
        </p>
      </div>
      <div className="sr-field">
        <TranslationControl {...props} id={id} />
        {error && (
          <p id={`${id}-error`} className="sr-field__error">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}

/** One line or several. */
function TranslationControl({ id, original, isLong, onChange, ...props }: TranslationRowProps & { id: string }) {
  const { label, language, value, lang, dir, error, onFocus } = props;
  const control = {
    id,
    lang,
    dir,
    value,
    onFocus,
    'aria-label': `${label}, ${language}`,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : `${id}-original`,
  };
  return isLong ? (
    <textarea
      {...control}
      rows={Math.min(8, Math.max(2, Math.ceil(original.length / 45)))}
      className="sr-input sr-input--area"
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <input {...control} className="sr-input" onChange={(event) => onChange(event.currentTarget.value)} />
  );
}
