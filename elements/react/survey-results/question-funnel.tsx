import type { SurveyResults } from '@spotreel/sdk/internal/contract';
import { Bars } from '../charts/bars';
import { useTranslator } from '../foundation/translation';

/** How many came to each question: where a survey loses people. */
export function QuestionFunnel({ results: { questions, responses } }: { results: SurveyResults }) {
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
