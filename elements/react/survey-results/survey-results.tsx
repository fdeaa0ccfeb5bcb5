import { useStore } from '@nanostores/react';
import { createSurveyResults } from '@spotreel/sdk/stores';
import { BarChart3 } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Button } from '../button/button';
import { useOperatorScreen } from '../foundation/operator-screen';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { EmptyState, Notice } from '../notice/notice';
import { Skeleton } from '../skeleton/skeleton';
import { HeadlineNumbers } from './headline-numbers';
import { QuestionFunnel } from './question-funnel';
import { QuestionPanel } from './question-panel';
import { ResponseSources } from './response-sources';
import { ResponseTable } from './response-table';

/** The survey whose results are shown. */
export interface SurveyResultsProps {
  surveyId: string;
  /** The way to the list of surveys. */
  listLink: (label: string, className: string) => ReactNode;
  /** Renders a link to the editor of this survey. */
  editLink: (label: string, className: string) => ReactNode;
}

/** For operators: what was answered to one survey, as pictures and as a table. */
export function SurveyResults({ surveyId, listLink, editLink }: SurveyResultsProps) {
  useOperatorScreen();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const store = useMemo(() => createSurveyResults(spotreel, surveyId), [spotreel, surveyId]);
  const { data, failure, status } = useStore(store.$report);
  const [tab, setTab] = useState<'summary' | 'answers'>('summary');

  useEffect(() => {
    void store.load();
  }, [store]);

  if (failure)
    return (
      <Notice
        tone="danger"
        title={t(failure.code === 'not_found' ? 'results.notFound' : 'results.errorTitle')}
        action={
          failure.code === 'not_found' ? (
            listLink(t('results.back'), 'sr-button sr-button--secondary sr-button--md')
          ) : (
            <Button onClick={() => store.load()}>{t('app.retry')}</Button>
          )
        }
      >
        {failure.code !== 'not_found' && failure.message}
      </Notice>
    );
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
      <fieldset className="sr-segments" aria-label={survey.name}>
        {(['summary', 'answers'] as const).map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {t(`results.${name}`)}
          </button>
        ))}
      </fieldset>
      {results.responses === 0 ? (
        <EmptyState icon={<BarChart3 aria-hidden />} title={t('results.emptyTitle')}>
          {t('results.emptyText')}
        </EmptyState>
      ) : tab === 'summary' ? (
        <>
          {results.questions.length > 1 && <QuestionFunnel results={results} />}
          <ResponseSources results={results} />
          <div className="sr-results__questions">
            {results.questions.map((question) => (
              <QuestionPanel
                key={question.id}
                result={question}
                question={survey.questions.find(({ id }) => id === question.id)}
              />
            ))}
          </div>
        </>
      ) : (
        <ResponseTable store={store} columns={columns} questions={survey.questions} />
      )}
    </section>
  );
}
