import type { QuestionResult } from '../../../sdk/contract/schemas/survey/results';
import { Bars } from '../charts/bars';
import { DayChart } from '../charts/day-chart';
import { useTranslator } from '../foundation/translation';
import { durationText } from './duration-text';

const MEAN_DIGITS = 1;

/** One question: facts, the picture that fits its type, its newest texts. */
export function QuestionPanel({ question }: { question: QuestionResult }) {
  const t = useTranslator();
  const { headline, distribution, texts, npsDays, answered } = question;
  return (
    <section className="sr-panel">
      <h2 className="sr-panel__title">{headline}</h2>
      <Facts question={question} />
      {answered === 0 && <p className="sr-page__text">{t('results.noAnswers')}</p>}
      {npsDays.length > 1 && (
        <DayChart
          title={t('results.npsOverTime')}
          rows={npsDays}
          shape="bars"
          series={[
            { key: 'promoters', label: t('results.promoters'), series: 2 },
            { key: 'passives', label: t('results.passives'), series: 3 },
            { key: 'detractors', label: t('results.detractors'), series: 4 },
          ]}
        />
      )}
      {answered > 0 && distribution.length > 0 && <Distribution question={question} />}
      {texts.length > 0 && (
        <ul className="sr-results__texts" aria-label={t('results.texts')}>
          {texts.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people may write the same
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Facts({ question }: { question: QuestionResult }) {
  const t = useTranslator();
  const { shown, answered, droppedOff, medianMs, mean, npsScore } = question;
  const facts = [
    t('results.answered', { answered, shown }),
    droppedOff > 0
      ? t('results.droppedOff', { count: droppedOff, percent: Math.round((droppedOff / Math.max(1, shown)) * 100) })
      : t('results.nobodyStopped'),
    ...(medianMs === null ? [] : [t('results.medianTime', { time: durationText(t, medianMs) })]),
    ...(npsScore === null ? [] : [t('results.npsScore', { score: npsScore })]),
    ...(mean === null ? [] : [t('results.mean', { mean: Number(mean.toFixed(MEAN_DIGITS)) })]),
  ];
  return (
    <ul className="sr-results__facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function Distribution({ question: { distribution, answered, type } }: { question: QuestionResult }) {
  const max = Math.max(...distribution.map(({ count }) => count));
  return (
    <Bars
      max={max}
      bars={distribution.map(({ value, label, count }) => ({
        key: value,
        label: type === 'pictureSelection' ? <img src={label} alt={value} loading="lazy" /> : label,
        count,
        value: `${count} · ${Math.round((count / answered) * 100)} %`,
      }))}
    />
  );
}
