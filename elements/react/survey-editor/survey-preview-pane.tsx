import { useStore } from '@nanostores/react';
import type { Survey, SurveyProduct } from '@spotreel/sdk/contract';
import type { SurveyEditorStore } from '@spotreel/sdk/stores';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { languageName } from '../survey-translations/language-names';

/** `language` undefined: the survey's own words. */
export type DrawPreview = (survey: Survey, product: SurveyProduct, language: string | undefined) => ReactNode;

export interface SurveyPreviewPaneProps {
  store: SurveyEditorStore;
  survey: Survey;
  product: SurveyProduct;
  preview: DrawPreview;
}

/** What visitors will see, in the language that is worked on. */
export function SurveyPreviewPane({ store, survey, product, preview }: SurveyPreviewPaneProps) {
  const t = useTranslator();
  const [run, setRun] = useState(0);
  const focus = useStore(store.$focus);
  const chosen = useStore(store.$language);
  const shown = useMemo(() => from(survey, focus), [survey, focus]);
  const tags = Object.keys(survey.translations);
  const language = chosen !== undefined && tags.includes(chosen) ? chosen : undefined;
  return (
    <aside className="sr-survey-editor__preview" aria-label={t('surveyEditor.preview')}>
      <header>
        <strong>{t('surveyEditor.preview')}</strong>
        {tags.length > 0 && (
          <select
            className="sr-input"
            aria-label={t('translations.preview')}
            value={language ?? ''}
            onChange={(event) => store.$language.set(event.currentTarget.value || undefined)}
          >
            <option value="">{t('translations.own')}</option>
            {tags.map((tag) => (
              <option key={tag} value={tag}>
                {languageName(tag)}
              </option>
            ))}
          </select>
        )}
        <Button
          size="sm"
          onClick={() => {
            store.$focus.set(undefined);
            setRun(run + 1);
          }}
        >
          {t('surveyEditor.restart')}
        </Button>
      </header>
      <div key={run}>{preview(shown, product, language)}</div>
    </aside>
  );
}

/** Who changes a question wants to see that one: the survey as if it began there. */
function from(survey: Survey, index: number | undefined): Survey {
  if (index === undefined) return survey;
  return {
    ...survey,
    welcomeCard: { ...survey.welcomeCard, enabled: false },
    questions: survey.questions.slice(index),
  };
}
