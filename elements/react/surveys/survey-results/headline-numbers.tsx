import type { SurveyResults } from '@spotreel/sdk/internal/contract';
import { useTranslator } from '../../foundation/text/translation';
import { durationText } from './duration-text';

const percent = (part: number, whole: number) => Math.round((part / whole) * 100);

/** Number of displays, of started and of finished responses. A share is left out if its whole is not known. */
export function HeadlineNumbers({ results: { displays, responses, finished, medianMs } }: { results: SurveyResults }) {
  const t = useTranslator();
  // visitors without an id see surveys without a report of it
  const isDisplayShareKnown = displays >= responses && displays > 0;
  const numbers = [
    { key: 'displays', label: t('results.displays'), value: displays > 0 ? displays : undefined },
    {
      key: 'started',
      label: t('results.started'),
      value: responses,
      share: isDisplayShareKnown ? t('results.ofDisplayed', { percent: percent(responses, displays) }) : undefined,
    },
    {
      key: 'finished',
      label: t('results.finished'),
      value: finished,
      share: [
        responses > 0 ? t('results.ofStarted', { percent: percent(finished, responses) }) : '',
        isDisplayShareKnown ? t('results.ofDisplayed', { percent: percent(finished, displays) }) : '',
      ]
        .filter(Boolean)
        .join(' · '),
    },
    { key: 'time', label: t('results.time'), value: medianMs === null ? undefined : durationText(t, medianMs) },
  ];
  return (
    <dl className="sr-results__numbers">
      {numbers.map(({ key, label, value, share }) => (
        <div key={key} className="sr-results__number">
          <dt>{label}</dt>
          <dd>
            {value ?? <span className="sr-results__none">{t('results.unknown')}</span>}
            {share && <small>{share}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
