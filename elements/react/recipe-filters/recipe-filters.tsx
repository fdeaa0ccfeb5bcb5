import { Search } from 'lucide-react';
import type { Goal, Mood } from '../../../sdk/contract/schemas/library';
import { useTranslator } from '../foundation/translation';

export interface RecipeFilterValues {
  goalId: number | undefined;
  moodId: number | undefined;
  search: string;
}

export interface RecipeFiltersProps {
  goals: readonly Goal[];
  moods: readonly Mood[];
  values: RecipeFilterValues;
  onChange: (values: RecipeFilterValues) => void;
}

/** Goal as chips, mood and words beside them. */
export function RecipeFilters({ goals, moods, values, onChange }: RecipeFiltersProps) {
  const t = useTranslator();
  return (
    <search className="sr-filters">
      <fieldset className="sr-chips">
        <legend className="sr-visually-hidden">{t('library.goals')}</legend>
        {[{ id: undefined, name: t('library.allGoals') }, ...goals].map((goal) => (
          <button
            key={goal.id ?? 'all'}
            type="button"
            className="sr-chip"
            aria-pressed={values.goalId === goal.id}
            onClick={() => onChange({ ...values, goalId: goal.id })}
          >
            {goal.name}
          </button>
        ))}
      </fieldset>
      <div className="sr-filters__row">
        <label className="sr-filters__mood">
          <span className="sr-visually-hidden">{t('library.moods')}</span>
          <select
            className="sr-input"
            value={values.moodId ?? ''}
            onChange={(event) => onChange({ ...values, moodId: Number(event.currentTarget.value) || undefined })}
          >
            <option value="">{t('library.allMoods')}</option>
            {moods.map((mood) => (
              <option key={mood.id} value={mood.id}>
                {mood.name}
              </option>
            ))}
          </select>
        </label>
        <label className="sr-filters__search">
          <Search aria-hidden />
          <span className="sr-visually-hidden">{t('library.search')}</span>
          <input
            type="search"
            className="sr-input"
            placeholder={t('library.search')}
            value={values.search}
            onChange={(event) => onChange({ ...values, search: event.currentTarget.value })}
          />
        </label>
      </div>
    </search>
  );
}
