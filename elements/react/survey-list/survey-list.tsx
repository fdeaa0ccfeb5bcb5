import { useStore } from '@nanostores/react';
import type { SurveySummary } from '@spotreel/sdk/contract';
import { createSurveys, surveyFrom } from '@spotreel/sdk/stores';
import { ClipboardList, Plus, Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../button/button';
import { useOperatorScreen } from '../foundation/operator-screen';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { EmptyState, Notice } from '../notice/notice';
import { DeleteDialog } from '../projects-view/delete-dialog';
import { Skeleton } from '../skeleton/skeleton';
import { ImportButton } from './import-button';
import { PresetDialog } from './preset-dialog';
import { SurveyListRow } from './survey-row';
import { SurveyStates } from './survey-states';

/** Links from the list of surveys to other pages of the host. */
export interface SurveyListProps {
  /** To the actions that surveys can be triggered by. */
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
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [surveys] = useState(() => createSurveys(spotreel));
  const { data, failure, status } = useStore(surveys.$surveys);
  const filter = useStore(surveys.$filter);
  const busy = useStore(surveys.$busy);
  const [isChoosing, setChoosing] = useState(false);
  const [deleting, setDeleting] = useState<SurveySummary>();
  const isFiltered = filter.search !== '' || filter.status !== undefined;

  useEffect(() => {
    void surveys.load();
  }, [surveys]);

  const make = async (survey: unknown) => {
    const created = await surveys.create(survey);
    if (created) onCreated(created.id);
  };
  const create = (
    <Button variant="primary" icon={<Plus aria-hidden />} busy={busy.has('new')} onClick={() => setChoosing(true)}>
      {t('surveys.create')}
    </Button>
  );

  return (
    <section className="sr-library" aria-busy={status === 'loading'}>
      <header className="sr-projects__head">
        <div>
          <h1 className="sr-page__title">{t('surveys.title')}</h1>
          <p className="sr-page__text">{t('surveys.text')}</p>
        </div>
        <div className="sr-survey-list__actions">
          {actionsLink(t('surveyActions.link'), 'sr-button sr-button--secondary sr-button--md')}
          <ImportButton onSurvey={make} />
          {create}
        </div>
      </header>
      <div className="sr-survey-list__filters">
        <SurveyStates value={filter.status} onChange={(next) => surveys.filter({ status: next })} />
        <label className="sr-filters__search">
          <Search aria-hidden />
          <span className="sr-visually-hidden">{t('surveys.search')}</span>
          <input
            type="search"
            className="sr-input"
            placeholder={t('surveys.search')}
            value={filter.search}
            onChange={(event) => surveys.filter({ search: event.currentTarget.value })}
          />
        </label>
      </div>
      {failure && (
        <Notice
          tone="danger"
          title={t('surveys.errorTitle')}
          action={<Button onClick={() => surveys.load()}>{t('app.retry')}</Button>}
        >
          {failure.message}
        </Notice>
      )}
      {!data && !failure && <Skeleton shape="title" />}
      {data?.data.length === 0 && (
        <EmptyState
          icon={<ClipboardList aria-hidden />}
          title={t(isFiltered ? 'surveys.noneFound' : 'surveys.emptyTitle')}
          action={
            isFiltered ? (
              <Button onClick={() => surveys.filter({ search: '', status: undefined })}>
                {t('library.clearFilters')}
              </Button>
            ) : (
              create
            )
          }
        >
          {!isFiltered && t('surveys.emptyText')}
        </EmptyState>
      )}
      <ul className="sr-survey-list">
        {data?.data.map((survey) => (
          <li key={survey.id}>
            <SurveyListRow
              survey={survey}
              isBusy={busy.has(survey.id)}
              editLink={(label, className) => editLink(survey.id, label, className)}
              resultsLink={(label, className) => resultsLink(survey.id, label, className)}
              actions={surveys}
              onDelete={() => setDeleting(survey)}
            />
          </li>
        ))}
      </ul>
      <PresetDialog
        open={isChoosing}
        onOpenChange={setChoosing}
        onChoose={(preset) => {
          setChoosing(false);
          void make(surveyFrom(preset));
        }}
      />
      <DeleteDialog
        name={deleting?.name}
        title="surveys.deleteTitle"
        text="surveys.deleteText"
        confirm="surveys.delete"
        onClose={() => setDeleting(undefined)}
        onConfirm={() => {
          if (deleting) void surveys.remove(deleting.id);
          setDeleting(undefined);
        }}
      />
    </section>
  );
}
