import { useStore } from '@nanostores/react';
import type { Survey } from '@spotreel/sdk/contract';
import {
  type SurveyEditorStore,
  translatableScreens,
  translationProgress,
  withLanguage,
  withoutLanguage,
  withTranslation,
} from '@spotreel/sdk/stores';
import { Languages, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button';
import { CheckField } from '../field/check-field';
import { useTranslator } from '../foundation/translation';
import { EmptyState } from '../notice/notice';
import type { ErrorOf } from '../survey-editor/field-errors';
import { AddLanguage } from './add-language';
import { languageName } from './language-names';
import { TranslationScreen } from './translation-screen';

export interface TranslationFieldsProps {
  store: SurveyEditorStore;
  survey: Survey;
  errorOf: ErrorOf;
}

/** Every text of the survey beside its translation, a language at a time. */
export function TranslationFields({ store, survey, errorOf }: TranslationFieldsProps) {
  const t = useTranslator();
  const chosen = useStore(store.$language);
  const [isMissingOnly, setMissingOnly] = useState(false);
  const { translations } = survey;
  const tags = Object.keys(translations);
  const language = chosen !== undefined && tags.includes(chosen) ? chosen : undefined;
  const set = (field: string, next: Survey['translations']) => store.edit(field, { translations: next });

  return (
    <>
      <section className="sr-panel">
        <h2 className="sr-panel__title">{t('translations.title')}</h2>
        <p className="sr-translations__text">{t('translations.text')}</p>
        <LanguageTabs survey={survey} language={language} onChange={(next) => store.$language.set(next)} />
        <AddLanguage
          taken={tags}
          onAdd={(tag) => {
            set(`translations.${tag}`, withLanguage(translations, tag));
            store.$language.set(tag);
          }}
        />
      </section>
      {language === undefined && tags.length > 0 && (
        <EmptyState icon={<Languages aria-hidden />} title={t('translations.choose')} />
      )}
      {language !== undefined && (
        <>
          <div className="sr-translations__tools">
            <CheckField label={t('translations.missingOnly')} checked={isMissingOnly} onChange={setMissingOnly} />
            <Button
              size="sm"
              icon={<Trash2 aria-hidden />}
              onClick={() => set('translations.remove', withoutLanguage(translations, language))}
            >
              {t('translations.remove', { language: languageName(language) })}
            </Button>
          </div>
          {translatableScreens(survey).map((screen) => (
            <TranslationScreen
              key={`${language} ${screen.texts[0]?.path}`}
              screen={screen}
              language={language}
              translated={translations[language] ?? {}}
              isMissingOnly={isMissingOnly}
              errorOf={(path) => errorOf(`translations.${language}.${path}`)}
              onFocus={() =>
                store.$focus.set(screen.screen === 'thankYouCard' ? survey.questions.length : screen.index)
              }
              onChange={(path, text) =>
                set(`translations.${language}.${path}`, withTranslation(translations, language, path, text))
              }
            />
          ))}
        </>
      )}
    </>
  );
}

interface LanguageTabsProps {
  survey: Survey;
  language: string | undefined;
  onChange: (language: string) => void;
}

function LanguageTabs({ survey, language, onChange }: LanguageTabsProps) {
  const t = useTranslator();
  const tags = Object.keys(survey.translations);
  if (tags.length === 0) return null;
  return (
    <ul className="sr-translations__languages" aria-label={t('translations.title')}>
      {tags.map((tag) => {
        const { done, total } = translationProgress(survey, tag);
        return (
          <li key={tag}>
            <button
              type="button"
              className="sr-translations__language"
              aria-pressed={tag === language}
              onClick={() => onChange(tag)}
            >
              <strong>{languageName(tag)}</strong>
              <span>{t(done === total ? 'translations.complete' : 'translations.progress', { done, total })}</span>
              <progress value={done} max={Math.max(total, 1)} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
