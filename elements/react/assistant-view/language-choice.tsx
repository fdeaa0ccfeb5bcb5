import type { TextLanguage } from '@spotreel/sdk/internal/contract';
import { LANGUAGE_CODES } from '@spotreel/sdk/internal/i18n';
import type { AssistantStore } from '@spotreel/sdk/internal/stores';
import { SelectField } from '../field/select-field';
import { useTranslator } from '../foundation/translation';

/** The language of a video's texts: the one of the brief until people choose another. */
export function LanguageChoice({ store, language }: { store: AssistantStore; language: TextLanguage }) {
  const t = useTranslator();
  const names = new Intl.DisplayNames([t.locale], { type: 'language' });
  return (
    <SelectField<TextLanguage>
      label={t('assistant.language')}
      value={language}
      options={LANGUAGE_CODES.map((value) => ({ value, label: names.of(value) ?? value }))}
      onChange={(value) => void store.planAgain({ language: value })}
    />
  );
}
