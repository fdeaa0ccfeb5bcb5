import type { SurveyStatus } from '@spotreel/sdk/contract';
import { useTranslator } from '../foundation/translation';

const STATES = ['inProgress', 'draft', 'paused', 'completed'] as const satisfies readonly SurveyStatus[];

/** Which surveys are listed, by state. */
export function SurveyStates({
  value,
  onChange,
}: {
  value: SurveyStatus | undefined;
  onChange: (value: SurveyStatus | undefined) => void;
}) {
  const t = useTranslator();
  return (
    <fieldset className="sr-segments" aria-label={t('surveys.title')}>
      <button type="button" aria-pressed={value === undefined} onClick={() => onChange(undefined)}>
        {t('surveys.status.all')}
      </button>
      {STATES.map((state) => (
        <button key={state} type="button" aria-pressed={value === state} onClick={() => onChange(state)}>
          {t(`surveys.status.${state}`)}
        </button>
      ))}
    </fieldset>
  );
}
