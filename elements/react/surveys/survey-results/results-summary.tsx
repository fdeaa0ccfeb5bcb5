import type { AnswerCount, Survey, SurveyResults } from '@spotreel/sdk/internal/contract';
import { Bars } from '../../controls/charts/bars';
import { useTranslator } from '../../foundation/text/translation';
import { QuestionPanel } from './question-panel';

/** Each question says how many left at it: with fewer, a picture of it would only repeat that. */
const FEWEST_FOR_FUNNEL = 3;

/** Charts of all responses: where people stop, where they came from, and each question. */
export function ResultsSummary({ survey, results }: { survey: Survey; results: SurveyResults }) {
  return (
    <>
      {results.questions.length >= FEWEST_FOR_FUNNEL && <QuestionFunnel results={results} />}
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
  );
}

/** Number of people who reached each question: where a survey loses people. */
function QuestionFunnel({ results: { questions, responses } }: { results: SurveyResults }) {
  const t = useTranslator();
  return (
    <section className="sr-panel">
      <h2 className="sr-panel__title">{t('results.funnel')}</h2>
      <p className="sr-panel__text">{t('results.funnelText')}</p>
      <Bars
        max={responses}
        bars={questions.map(({ id, headline, shown, answered }) => ({
          key: id,
          label: headline,
          count: answered,
          value: `${answered} / ${shown}`,
        }))}
      />
    </section>
  );
}

/** On which pages people answered, and what brought them there. Nothing where no response says so. */
function ResponseSources({ results: { pages, sources, responses } }: { results: SurveyResults }) {
  const t = useTranslator();
  if (pages.length === 0 && sources.length === 0) return null;
  const barsOf = (counts: readonly AnswerCount[]) =>
    counts.map(({ value, label, count }) => ({
      key: value,
      label,
      count,
      value: t('results.countAndShare', { count, percent: Math.round((count / responses) * 100) }),
    }));
  return (
    <div className="sr-results__questions">
      {pages.length > 0 && (
        <section className="sr-panel">
          <h2 className="sr-panel__title">{t('results.pages')}</h2>
          <Bars max={responses} bars={barsOf(pages)} />
        </section>
      )}
      {sources.length > 0 && (
        <section className="sr-panel">
          <h2 className="sr-panel__title">{t('results.sources')}</h2>
          <Bars max={responses} bars={barsOf(sources)} />
        </section>
      )}
    </div>
  );
}
