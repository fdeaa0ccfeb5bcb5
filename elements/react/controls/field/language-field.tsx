import { LANGUAGE_CODES, type LanguageCode, languageFor } from '@spotreel/sdk/internal/i18n';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { SelectField } from './select-field';

/** Props of `LanguageField`. */
export interface LanguageFieldProps {
  /** Called after the screens have begun to change. */
  onChoose: (language: LanguageCode) => void;
  /** The label is for screen readers alone. Default: false. */
  isLabelHidden?: boolean | undefined;
}

/** Chooses the language of the screens. Each language is named in itself. */
export function LanguageField({ onChoose, isLabelHidden }: LanguageFieldProps) {
  const t = useTranslator();
  const { language } = useSpotreel();
  return (
    <SelectField
      label={t('language.label')}
      isLabelHidden={isLabelHidden}
      value={languageFor(t.locale) ?? 'en'}
      options={LANGUAGE_CODES.map((code) => ({ value: code, label: ownLanguageName(code) }))}
      onChange={(code) => {
        language.speak(code);
        onChoose(code);
      }}
    />
  );
}

/** `Deutsch`, `Français`. */
export function ownLanguageName(code: LanguageCode): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
