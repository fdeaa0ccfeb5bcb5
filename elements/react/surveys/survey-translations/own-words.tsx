import type { Survey } from '@spotreel/sdk/internal/contract';
import { OWN_WORDS, type SurveyEditorStore, WIDGET_WORDS, withTranslation } from '@spotreel/sdk/internal/stores';
import { isRightToLeft, languageName } from '../../controls/field/language-names';
import { useTranslator } from '../../foundation/text/translation';
import type { ErrorOf } from './field-errors';
import { TranslationRow } from './translation-row';

export interface OwnWordsProps {
  store: SurveyEditorStore;
  survey: Survey;
  language: string;
  errorOf: ErrorOf;
}

/** Buttons and messages of the widget, which the author can replace in one language. */
export function OwnWords({ store, survey: { translations }, language, errorOf }: OwnWordsProps) {
  const t = useTranslator();
  const edit = (field: string, path: string, text: string) =>
    store.edit(field, { translations: withTranslation(translations, language, path, text) });
  return (
    <details className="sr-panel sr-translations__screen">
      <summary className="sr-panel__title">{t('translations.words', { language: languageName(language) })}</summary>
      <p className="sr-translations__text">{t('translations.wordsHint')}</p>
      {WIDGET_WORDS.map((text) => {
        const path = OWN_WORDS + text;
        const field = `translations.${language}.${path}`;
        return (
          <TranslationRow
            key={`${language} ${path}`}
            label={text}
            language={languageName(language)}
            original={text}
            value={translations[language]?.[path] ?? ''}
            isLong={text.length > 60}
            lang={language}
            dir={isRightToLeft(language) ? 'rtl' : 'ltr'}
            error={errorOf(field)}
            onFocus={() => {}}
            onChange={(written) => edit(field, path, written)}
          />
        );
      })}
    </details>
  );
}
