import { useStore } from '@nanostores/react';
import { createSurveyList, type Failure, surveyFrom } from '@spotreel/sdk/stores';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../button/button';
import { useOperatorScreen } from '../foundation/operator-screen';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { Skeleton } from '../skeleton/skeleton';
import { NewSurveyButton } from './new-survey-button';
import { NoSurveys } from './no-surveys';
import { PresetDialog } from './preset-dialog';
import { SurveyFilters } from './survey-filters';
import { SurveyListHead } from './survey-list-head';
import { SurveyRows } from './survey-rows';

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
  useOperatorScreen();
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
