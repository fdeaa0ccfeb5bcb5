import { useStore } from '@nanostores/react';
import type { Survey, SurveyProduct } from '@spotreel/sdk/internal/contract';
import type { SurveyEditorStore } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../../controls/button/button';
import { languageName } from '../../controls/field/language-names';
import { useTranslator } from '../../foundation/text/translation';

/** `language` undefined: the texts of the survey itself. */
export type DrawPreview = (survey: Survey, product: SurveyProduct, language: string | undefined) => ReactNode;

export interface SurveyPreviewPaneProps {
  store: SurveyEditorStore;
  survey: Survey;
  product: SurveyProduct;
  preview: DrawPreview;
}

/** Preview for visitors, in the language that is edited. */
export function SurveyPreviewPane({ store, survey, product, preview }: SurveyPreviewPaneProps) {
  const t = useTranslator();
  const [run, setRun] = useState(0);
  const focus = useStore(store.$focus);
  const chosen = useStore(store.$language);
  const shown = useMemo(() => from(survey, focus), [survey, focus]);
  const tags = Object.keys(survey.translations).filter((tag) => tag !== survey.language);
  const language = chosen !== undefined && tags.includes(chosen) ? chosen : undefined;

  function restart() {
    store.$focus.set(undefined);
    setRun(run + 1);
  }

  return (
    <aside className="sr-survey-editor__preview" aria-label={t('surveyEditor.preview')}>
      <header>
        <strong>{t('surveyEditor.preview')}</strong>
        <PreviewLanguage store={store} tags={tags} language={language} />
        <Button size="sm" onClick={restart}>
          {t('surveyEditor.restart')}
        </Button>
      </header>
      <div key={run}>{preview(shown, product, language ?? survey.language)}</div>
    </aside>
  );
}

interface PreviewLanguageProps {
  store: SurveyEditorStore;
  /** The languages that the survey is translated to. */
  tags: readonly string[];
  language: string | undefined;
}

/** Chooses the language of the preview. */
function PreviewLanguage({ store, tags, language }: PreviewLanguageProps) {
  const t = useTranslator();
  if (tags.length === 0) return null;
  return (
    <select
      className="sr-input sr-survey-editor__screens"
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
  );
}

/** The survey as if it began at the question that is edited, so that the preview shows that one. */
function from(survey: Survey, index: number | undefined): Survey {
  if (index === undefined || index >= survey.questions.length) return survey;
  return {
    ...survey,
    welcomeCard: { ...survey.welcomeCard, enabled: false },
    questions: survey.questions.slice(index),
  };
}
