import type { Survey } from '@spotreel/sdk/contract';
import { translationProgress } from '@spotreel/sdk/stores';
import { useTranslator } from '../foundation/translation';
import { languageName } from './language-names';

export interface LanguageTabsProps {
  survey: Survey;
  language: string | undefined;
  onChange: (language: string) => void;
}

/** The languages of a survey, each with its progress. */
export function LanguageTabs({ survey, language, onChange }: LanguageTabsProps) {
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
