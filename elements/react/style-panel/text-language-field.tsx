import { useMemo } from 'react';
import { COMMON_LANGUAGES, languageName } from '../field/language-names';
import { SelectField } from '../field/select-field';
import { useTranslator } from '../foundation/translation';

export interface TextLanguageFieldProps {
  /** BCP 47; null: as the letters of the texts say. */
  language: string | null;
  onLanguage: (language: string | null) => void;
}

/** The language of a video's texts. */
export function TextLanguageField({ language, onLanguage }: TextLanguageFieldProps) {
  const t = useTranslator();
  const options = useMemo(() => {
    const tags = new Set<string>([...COMMON_LANGUAGES, ...(language === null ? [] : [language])]);
    const named = [...tags].map((value) => ({ value, label: languageName(value, t.locale) }));
    return [
      { value: '', label: t('style.languageAuto') },
      ...named.sort((a, b) => a.label.localeCompare(b.label, t.locale)),
    ];
  }, [language, t]);
  return (
    <SelectField
      label={t('style.language')}
      isLabelHidden
      value={language ?? ''}
      options={options}
      onChange={(value) => onLanguage(value === '' ? null : value)}
    />
  );
}
