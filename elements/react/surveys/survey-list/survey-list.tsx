import { useStore } from '@nanostores/react';
import {
  createSurveyList,
  type Failure,
  SURVEY_PRESETS,
  type SurveyPreset,
  type SurveysStore,
  surveyFrom,
} from '@spotreel/sdk/internal/stores';
import { ClipboardList, Plus } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { ImportButton, type ImportButtonProps } from './import-button';
import { SurveyFilters } from './survey-filters';
import { useSurveyListStyles } from './survey-list-styles';
import { SurveyRows } from './survey-rows';
import { SurveyUse } from './survey-use';

/** Links from the list of surveys to other pages of the host. */
export interface SurveyListProps {
  /** Renders a link to the actions that trigger surveys. */
  actionsLink: (label: ReactNode, className: string) => ReactNode;
  /** Renders a link to the editor of a survey. */
  editLink: (surveyId: string, label: ReactNode, className: string) => ReactNode;
  /** Renders a link to the results of a survey. */
  resultsLink: (surveyId: string, label: ReactNode, className: string) => ReactNode;
  /** A new survey was made. */
  onCreated: (surveyId: string) => void;
}

/** For operators: every survey with its numbers, and what can be done with it. */
export function SurveyList({ actionsLink, editLink, resultsLink, onCreated }: SurveyListProps) {
  useSurveyListStyles();
  const spotreel = useSpotreel();
  const [surveys] = useState(() => createSurveyList(spotreel));
  const { data, failure, status } = useStore(surveys.$surveys);
  const [isChoosing, setChoosing] = useState(false);

  useEffect(() => {
    void surveys.load();
  }, [surveys]);

  async function create(survey: unknown) {
    const created = await surveys.create(survey);
    if (created) onCreated(created.id);
  }

  const newSurvey = <NewSurveyButton surveys={surveys} onClick={() => setChoosing(true)} />;
  return (
    <section className="sr-library" aria-busy={status === 'loading'}>
      <SurveyListHead actionsLink={actionsLink} newSurvey={newSurvey} onImport={create} />
      <SurveyFilters surveys={surveys} />
      {failure && <LoadFailure failure={failure} onRetry={() => surveys.load()} />}
      {!data && !failure && <Skeleton shape="title" />}
      {data?.data.length === 0 && <NoSurveys surveys={surveys} newSurvey={newSurvey} />}
      <SurveyRows surveys={surveys} editLink={editLink} resultsLink={resultsLink} />
      <SurveyUse />
      <PresetDialog
        open={isChoosing}
        onOpenChange={setChoosing}
        onChoose={(preset) => {
          setChoosing(false);
          void create(surveyFrom(preset));
        }}
      />
    </section>
  );
}

function LoadFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useTranslator();
  return (
    <Notice tone="danger" title={t('surveys.errorTitle')} action={<Button onClick={onRetry}>{t('app.retry')}</Button>}>
      {failure.message}
    </Notice>
  );
}

interface SurveyListHeadProps {
  actionsLink: (label: ReactNode, className: string) => ReactNode;
  /** The button that creates a survey. */
  newSurvey: ReactNode;
  onImport: ImportButtonProps['onSurvey'];
}

/** Title of the page, and the buttons beside it. */
function SurveyListHead({ actionsLink, newSurvey, onImport }: SurveyListHeadProps) {
  const t = useTranslator();
  return (
    <header className="sr-projects__head">
      <div>
        <h1 className="sr-page__title">{t('surveys.title')}</h1>
        <p className="sr-page__text">{t('surveys.text')}</p>
      </div>
      <div className="sr-survey-list__actions">
        {actionsLink(t('surveyActions.link'), 'sr-button sr-button--secondary sr-button--md')}
        <ImportButton onSurvey={onImport} />
        {newSurvey}
      </div>
    </header>
  );
}

/** Busy while a survey is created. */
function NewSurveyButton({ surveys, onClick }: { surveys: SurveysStore; onClick: () => void }) {
  const t = useTranslator();
  const isBusy = useStore(surveys.$busy).has('new');
  return (
    <Button variant="primary" icon={<Plus aria-hidden />} busy={isBusy} onClick={onClick}>
      {t('surveys.create')}
    </Button>
  );
}

interface NoSurveysProps {
  surveys: SurveysStore;
  /** The button that creates a survey. */
  newSurvey: ReactNode;
}

/** No survey matches the filters, or there is none yet. */
function NoSurveys({ surveys, newSurvey }: NoSurveysProps) {
  const t = useTranslator();
  const filter = useStore(surveys.$filter);
  const isFiltered = filter.search !== '' || filter.status !== undefined;
  if (isFiltered)
    return (
      <EmptyState
        icon={<ClipboardList aria-hidden />}
        title={t('surveys.noneFound')}
        action={
          <Button onClick={() => surveys.filter({ search: '', status: undefined })}>{t('library.clearFilters')}</Button>
        }
      />
    );
  return (
    <EmptyState icon={<ClipboardList aria-hidden />} title={t('surveys.emptyTitle')} action={newSurvey}>
      {t('surveys.emptyText')}
    </EmptyState>
  );
}

interface PresetDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (preset: SurveyPreset) => void;
}

/** Choice of the preset of a new survey. */
function PresetDialog({ open, onOpenChange, onChoose }: PresetDialogProps) {
  const t = useTranslator();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('surveys.presetTitle')} closeLabel={t('app.close')}>
      <ul className="sr-presets">
        {SURVEY_PRESETS.map((preset) => (
          <li key={preset}>
            <button type="button" className="sr-preset" onClick={() => onChoose(preset)}>
              <strong>{t(`surveys.preset.${preset}`)}</strong>
              <span>{t(`surveys.preset.${preset}Text`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
