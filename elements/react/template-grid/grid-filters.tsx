import { Search, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Category, Goal, Mood } from '../../../sdk/contract/schemas/library';
import type { Ratio } from '../../../sdk/contract/schemas/scalars';
import type { LibraryQuery } from '../../../sdk/stores/library-grid/library-query';
import { useTranslator } from '../foundation/translation';

export interface GridFiltersProps {
  query: LibraryQuery;
  goals: readonly Goal[];
  moods: readonly Mood[];
  categories: readonly Category[];
  onChange: (change: Partial<LibraryQuery>) => void;
}

const ratios = ['landscape', 'portrait', 'square'] as const satisfies readonly Ratio[];
const ratioKeys = { landscape: 'library.landscape', portrait: 'library.portrait', square: 'library.square' } as const;

/** What narrows the list: kinds as chips, everything else beside the search. */
export function GridFilters({ query, goals, moods, categories, onChange }: GridFiltersProps) {
  const t = useTranslator();
  const isAnimations = query.tab === 'animations';
  return (
    <search className="sr-grid">
      {isAnimations ? (
        <CategoryChips categories={categories} chosen={query.categories} onChange={onChange} />
      ) : (
        <GoalChips goals={goals} chosen={query.objective} onChange={onChange} />
      )}
      <div className="sr-grid__bar">
        {isAnimations && (
          <>
            <Choice
              label={t('library.orientation')}
              any={t('library.anyOrientation')}
              value={query.orientation ?? ''}
              options={ratios.map((ratio) => [ratio, t(ratioKeys[ratio])])}
              onChange={(orientation) =>
                onChange({ orientation: ratios.find((ratio) => ratio === orientation) ?? null })
              }
            />
            <Choice
              label={t('library.goals')}
              any={t('library.anyGoal')}
              value={String(query.objective ?? '')}
              options={goals.map(({ id, name }) => [String(id), name])}
              onChange={(id) => onChange({ objective: Number(id) || null })}
            />
          </>
        )}
        <Choice
          label={t('library.moods')}
          any={t('library.allMoods')}
          value={String(query.mood ?? '')}
          options={moods.map(({ id, name }) => [String(id), name])}
          onChange={(id) => onChange({ mood: Number(id) || null })}
        />
        {isAnimations && (
          <Choice
            label={t('library.sort')}
            value={query.sort}
            options={[
              ['newest', t('library.newest')],
              ['oldest', t('library.oldest')],
            ]}
            onChange={(sort) => onChange({ sort: sort === 'oldest' ? 'oldest' : 'newest' })}
          />
        )}
        {isAnimations && (
          <Switch isOn={query.favourite} onChange={(favourite) => onChange({ favourite })}>
            <Star aria-hidden /> {t('library.favourites')}
          </Switch>
        )}
        <Switch isOn={query.showPremium} onChange={(showPremium) => onChange({ showPremium })}>
          {t('library.showPremium')}
        </Switch>
        <label className="sr-filters__search">
          <Search aria-hidden />
          <span className="sr-visually-hidden">{t(isAnimations ? 'library.searchTemplates' : 'library.search')}</span>
          <input
            type="search"
            className="sr-input"
            maxLength={200}
            placeholder={t(isAnimations ? 'library.searchTemplates' : 'library.search')}
            value={query.search}
            onChange={(event) => onChange({ search: event.currentTarget.value })}
          />
        </label>
      </div>
    </search>
  );
}

type Change = GridFiltersProps['onChange'];

function GoalChips({ goals, chosen, onChange }: { goals: readonly Goal[]; chosen: number | null; onChange: Change }) {
  const t = useTranslator();
  return (
    <fieldset className="sr-chips">
      <legend className="sr-visually-hidden">{t('library.goals')}</legend>
      <Chip isOn={chosen === null} onClick={() => onChange({ objective: null, icon: null })}>
        {t('library.allGoals')}
      </Chip>
      {goals.map(({ id, name }) => (
        <Chip key={id} isOn={chosen === id} onClick={() => onChange({ objective: id, icon: null })}>
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}

interface CategoryChipsProps {
  categories: readonly Category[];
  chosen: readonly number[];
  onChange: Change;
}

/** Several may be on: the list shows what is in any of them. */
function CategoryChips({ categories, chosen, onChange }: CategoryChipsProps) {
  const t = useTranslator();
  const toggle = (id: number) =>
    onChange({ categories: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id], icon: null });
  return (
    <fieldset className="sr-chips">
      <legend className="sr-visually-hidden">{t('library.categories')}</legend>
      <Chip isOn={chosen.length === 0} onClick={() => onChange({ categories: [], icon: null })}>
        {t('library.allCategories')}
      </Chip>
      {categories.map(({ id, name }) => (
        <Chip key={id} isOn={chosen.includes(id)} onClick={() => toggle(id)}>
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}

interface ChipProps {
  isOn: boolean;
  onClick: () => void;
  children: ReactNode;
}

function Chip({ isOn, onClick, children }: ChipProps) {
  return (
    <button type="button" className="sr-chip" aria-pressed={isOn} onClick={onClick}>
      {children}
    </button>
  );
}

interface SwitchProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  children: ReactNode;
}

function Switch({ isOn, onChange, children }: SwitchProps) {
  return (
    <button type="button" className="sr-chip sr-grid__switch" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {children}
    </button>
  );
}

interface ChoiceProps {
  label: string;
  /** The option that narrows nothing; left out where one has to be chosen. */
  any?: string;
  value: string;
  options: readonly (readonly [value: string, name: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, any, value, options, onChange }: ChoiceProps) {
  return (
    <label>
      <span className="sr-visually-hidden">{label}</span>
      <select className="sr-input" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {any !== undefined && <option value="">{any}</option>}
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
