import type { PlanInterval } from '@spotreel/sdk/contract';
import { useTranslator } from '../foundation/translation';

export interface IntervalChoiceProps {
  intervals: readonly PlanInterval[];
  value: PlanInterval;
  onChange: (interval: PlanInterval) => void;
}

/** Which plans are shown: paid by the month, by the year, or once. Nothing where there is no choice. */
export function IntervalChoice({ intervals, value, onChange }: IntervalChoiceProps) {
  const t = useTranslator();
  if (intervals.length < 2) return null;
  return (
    <fieldset className="sr-segments" aria-label={t('plans.interval')}>
      {intervals.map((interval) => (
        <button key={interval} type="button" aria-pressed={interval === value} onClick={() => onChange(interval)}>
          {t(`plans.${interval}`)}
        </button>
      ))}
    </fieldset>
  );
}
