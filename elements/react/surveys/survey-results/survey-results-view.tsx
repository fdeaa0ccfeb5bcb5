import { useStore } from '@nanostores/react';
import { createSurveyResults, type Failure } from '@spotreel/sdk/internal/stores';
import { BarChart3 } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Button } from '../../controls/button/button';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { HeadlineNumbers } from './headline-numbers';
import { ResponseTable } from './response-table';
import { ResultsSummary } from './results-summary';
import { useSurveyResultsStyles } from './survey-results-styles';

/** The survey whose results are shown. */
export interface SurveyResultsViewProps {
  surveyId: string;
  /** Rendered when there is no such survey. */
  notFound: ReactNode;
  /** Renders a link to the list of surveys. */
  listLink: (label: string, className: string) => ReactNode;
  /** Renders a link to the editor of this survey. */
  editLink: (label: string, className: string) => ReactNode;
}

/** For operators: the answers to one survey, as charts and as a table. */
export function SurveyResultsView({ surveyId, notFound, listLink, editLink }: SurveyResultsViewProps) {
  useSurveyResultsStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const store = useMemo(() => createSurveyResults(spotreel, surveyId), [spotreel, surveyId]);
  const { data, failure, status } = useStore(store.$report);
  const [tab, setTab] = useState<ResultTab>('summary');

  useEffect(() => {
    void store.load();
  }, [store]);

  if (failure?.code === 'not_found') return notFound;
  if (failure) return <ResultsFailure failure={failure} onRetry={() => store.load()} />;
  if (!data) return <Skeleton shape="landscape" />;
  const { survey, columns, results } = data;
  return (
    <section className="sr-library sr-results" aria-busy={status === 'loading'}>
      <header className="sr-projects__head">
        <div>
          {listLink(t('results.back'), 'sr-link')}
          <h1 className="sr-page__title">{survey.name}</h1>
        </div>
        {editLink(t('results.edit'), 'sr-button sr-button--secondary sr-button--md')}
      </header>
      <HeadlineNumbers results={results} />
      <ResultTabs label={survey.name} tab={tab} onTab={setTab} />
      {results.responses === 0 ? (
        <NoResponses />
      ) : tab === 'summary' ? (
        <ResultsSummary survey={survey} results={results} />
      ) : (
        <ResponseTable store={store} columns={columns} questions={survey.questions} />
      )}
    </section>
  );
}

const TABS = ['summary', 'answers'] as const;
type ResultTab = (typeof TABS)[number];

interface ResultTabsProps {
  label: string;
  tab: ResultTab;
  onTab: (tab: ResultTab) => void;
}

function ResultTabs({ label, tab, onTab }: ResultTabsProps) {
  const t = useTranslator();
  return (
    <fieldset className="sr-segments" aria-label={label}>
      {TABS.map((name) => (
        <button key={name} type="button" aria-pressed={tab === name} onClick={() => onTab(name)}>
          {t(`results.${name}`)}
        </button>
      ))}
    </fieldset>
  );
}

function NoResponses() {
  const t = useTranslator();
  return (
    <EmptyState icon={<BarChart3 aria-hidden />} title={t('results.emptyTitle')}>
      {t('results.emptyText')}
    </EmptyState>
  );
}

/** Reason why there are no results. */
function ResultsFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useTranslator();
  return (
    <Notice tone="danger" title={t('results.errorTitle')} action={<Button onClick={onRetry}>{t('app.retry')}</Button>}>
      {failure.message !== t('results.errorTitle') && failure.message}
    </Notice>
  );
}
