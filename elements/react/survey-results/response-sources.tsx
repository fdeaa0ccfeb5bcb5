import type { AnswerCount, SurveyResults } from '@spotreel/sdk/internal/contract';
import { Bars } from '../charts/bars';
import { useTranslator } from '../foundation/translation';

/** On which pages people answered, and what brought them there. Nothing where no response says so. */
export function ResponseSources({ results: { pages, sources, responses } }: { results: SurveyResults }) {
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
