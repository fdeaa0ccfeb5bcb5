import { useStore } from '@nanostores/react';
import type { Survey } from '@spotreel/sdk/internal/contract';
import { type SurveyEditorStore, translationProgress, withLanguage } from '@spotreel/sdk/internal/stores';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { languageName } from '../../controls/field/language-names';
import { EmptyState } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { AddLanguage } from './add-language';
import type { ErrorOf } from './field-errors';
import { LanguageTexts } from './language-texts';
import { OriginalLanguage } from './original-language';
import { OwnWords } from './own-words';

export interface TranslationFieldsProps {
  store: SurveyEditorStore;
  survey: Survey;
  errorOf: ErrorOf;
}

/** Every text of the survey beside its translation, a language at a time. */
export function TranslationFields({ store, survey, errorOf }: TranslationFieldsProps) {
  const t = useTranslator();
  const chosen = useStore(store.$language);
  const { translations } = survey;
  const original = survey.language;
  const tags = Object.keys(translations).filter((tag) => tag !== original);
  const language = chosen !== undefined && tags.includes(chosen) ? chosen : undefined;

  function addLanguage(tag: string) {
    store.edit(`translations.${tag}`, { translations: withLanguage(translations, tag) });
    store.$language.set(tag);
  }

  return (
    <>
      <section className="sr-panel">
        <h2 className="sr-panel__title">{t('translations.title')}</h2>
        <p className="sr-translations__text">{t('translations.text')}</p>
        <OriginalLanguage
          language={original}
          translated={tags}
          onChange={(next) => store.edit('language', { language: next })}
        />
        <LanguageTabs survey={survey} tags={tags} language={language} onChange={(next) => store.$language.set(next)} />
        <AddLanguage taken={original === undefined ? tags : [original, ...tags]} onAdd={addLanguage} />
      </section>
      <Texts store={store} survey={survey} errorOf={errorOf} hasTranslations={tags.length > 0} language={language} />
    </>
  );
}

interface TextsProps extends TranslationFieldsProps {
  hasTranslations: boolean;
  /** Undefined: none is chosen. */
  language: string | undefined;
}

/** Texts of the chosen language, or words of the original one. */
function Texts({ store, survey, errorOf, hasTranslations, language }: TextsProps) {
  const t = useTranslator();
  const [isMissingOnly, setMissingOnly] = useState(false);
  const original = survey.language;
  return (
    <>
      {original !== undefined && language === undefined && (
        <OwnWords store={store} survey={survey} language={original} errorOf={errorOf} />
      )}
      {language === undefined && hasTranslations && (
        <EmptyState icon={<Languages aria-hidden />} title={t('translations.choose')} />
      )}
      {language !== undefined && (
        <LanguageTexts
          store={store}
          survey={survey}
          language={language}
          isMissingOnly={isMissingOnly}
          onMissingOnly={setMissingOnly}
          errorOf={errorOf}
        />
      )}
    </>
  );
}

interface LanguageTabsProps {
  survey: Survey;
  /** Tags of the languages that the survey is translated to. */
  tags: readonly string[];
  language: string | undefined;
  onChange: (language: string) => void;
}

/** The languages of a survey, each with its progress. */
function LanguageTabs({ survey, tags, language, onChange }: LanguageTabsProps) {
  const t = useTranslator();
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
