import { useStore } from '@nanostores/react';
import type { SurveyStatus } from '@spotreel/sdk/internal/contract';
import type { SurveysStore } from '@spotreel/sdk/internal/stores';
import { Search } from 'lucide-react';
import { useTranslator } from '../../foundation/text/translation';

const STATES = ['inProgress', 'draft', 'paused', 'completed'] as const satisfies readonly SurveyStatus[];

/** Filters of the list: state and text. */
export function SurveyFilters({ surveys }: { surveys: SurveysStore }) {
  const t = useTranslator();
  const filter = useStore(surveys.$filter);
  return (
    <div className="sr-survey-list__filters">
      <SurveyStates value={filter.status} onChange={(status) => surveys.filter({ status })} />
      <label className="sr-filters__search">
        <Search aria-hidden />
        <span className="sr-visually-hidden">{t('surveys.search')}</span>
        <input
          type="search"
          className="sr-input"
          placeholder={t('surveys.search')}
          value={filter.search}
          onChange={(event) => surveys.filter({ search: event.currentTarget.value })}
        />
      </label>
    </div>
  );
}

/** Filter of surveys, by state. */
function SurveyStates({
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
