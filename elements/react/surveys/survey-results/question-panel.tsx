import type { QuestionResult, SurveyQuestion } from '@spotreel/sdk/internal/contract';
import type { Translator } from '@spotreel/sdk/internal/i18n';
import { Bars } from '../../controls/charts/bars';
import { DayChart } from '../../controls/charts/day-chart';
import { useTranslator } from '../../foundation/text/translation';
import { answerWords, otherLabel } from './answer-words';
import { durationText } from './duration-text';

const MEAN_DIGITS = 1;

export interface QuestionPanelProps {
  result: QuestionResult;
  question: SurveyQuestion | undefined;
}

/** One question: facts, the picture that fits its type, its newest texts. */
export function QuestionPanel({ result, question }: QuestionPanelProps) {
  const t = useTranslator();
  const { headline, distribution, texts, npsDays, answered, unfit } = result;
  const other = question && otherLabel(question);
  const hasCounts = distribution.some(({ count }) => count > 0);
  return (
    <section className="sr-panel">
      <h2 className="sr-panel__title">{headline}</h2>
      <Facts result={result} />
      {unfit > 0 && <p className="sr-panel__text">{t('results.unfit', { count: unfit })}</p>}
      {!hasCounts && answered === 0 && <p className="sr-panel__text">{t('results.noAnswers')}</p>}
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
      {hasCounts && <Distribution result={result} question={question} />}
      {texts.length > 0 && other !== undefined && (
        <h3 className="sr-results__subtitle">{t('results.otherTexts', { label: other })}</h3>
      )}
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

function Facts({ result }: { result: QuestionResult }) {
  const t = useTranslator();
  const { shown, answered, droppedOff, medianMs, mean, npsScore } = result;
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

function Distribution({ result: { distribution, answered, type }, question }: QuestionPanelProps) {
  const t = useTranslator();
  const counts = distribution.map(({ count }) => count);
  // a call to action that was passed over is counted here, though it answers nothing
  const whole = type === 'cta' ? counts.reduce((sum, count) => sum + count, 0) : answered;
  const isPicture = type === 'pictureSelection';
  return (
    <Bars
      max={Math.max(whole, ...counts)}
      bars={distribution.map(({ value, label, count }) => ({
        key: value,
        label: isPicture ? <img src={label} alt={value} loading="lazy" /> : barLabel(t, question, label),
        count,
        value: t('results.countAndShare', { count, percent: Math.round((count / Math.max(1, whole)) * 100) }),
      }))}
    />
  );
}

/** Choices have their labels; the two ends of a consent and a call to action have words. */
function barLabel(t: Translator, question: SurveyQuestion | undefined, label: string): string {
  return question?.type === 'cta' || question?.type === 'consent' ? answerWords(t, question, label) : label;
}
