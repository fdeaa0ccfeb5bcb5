import { useId } from 'react';
import { classNames } from '../foundation/class-names';

export interface TranslationRowProps {
  label: string;
  /** The language's name, for those who hear the field. */
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

/** The author's words, and beside them the same in another language. */
export function TranslationRow(props: TranslationRowProps) {
  const { label, language, original, value, isLong, lang, dir, error, onFocus, onChange } = props;
  const id = useId();
  const control = {
    id: id,
    lang,
    dir,
    value,
    onFocus,
    'aria-label': `${label}, ${language}`,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : `${id}-original`,
  };
  return (
    <div className={classNames('sr-translations__row', value === '' && 'sr-translations__row--missing')}>
      <div className="sr-translations__original">
        <span className="sr-field__label">{label}</span>
        <p id={`${id}-original`} dir="auto">
          {original}
        </p>
      </div>
      <div className="sr-field">
        {isLong ? (
          <textarea
            {...control}
            rows={Math.min(8, Math.max(2, Math.ceil(original.length / 45)))}
            className="sr-input sr-input--area"
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : (
          <input {...control} className="sr-input" onChange={(event) => onChange(event.currentTarget.value)} />
        )}
        {error && (
          <p id={`${id}-error`} className="sr-field__error">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
