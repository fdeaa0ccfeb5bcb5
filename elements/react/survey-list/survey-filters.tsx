import { useStore } from '@nanostores/react';
import type { SurveysStore } from '@spotreel/sdk/stores';
import { Search } from 'lucide-react';
import { useTranslator } from '../foundation/translation';
import { SurveyStates } from './survey-states';

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
