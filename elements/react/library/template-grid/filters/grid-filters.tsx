import type { Category, Goal, Mood, Ratio } from '@spotreel/sdk/internal/contract';
import type { LibraryQuery } from '@spotreel/sdk/internal/stores';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { LibraryIcon } from '../../../controls/library-icon/library-icon';
import { useTranslator } from '../../../foundation/text/translation';

export interface GridFiltersProps {
  query: LibraryQuery;
  goals: readonly Goal[];
  moods: readonly Mood[];
  /** Ids of the moods that have something for the chosen goal; undefined: all of them. */
  offeredMoods: ReadonlySet<number> | undefined;
  categories: readonly Category[];
  onChange: (change: Partial<LibraryQuery>) => void;
}

const ratios = ['landscape', 'portrait', 'square'] as const satisfies readonly Ratio[];
const ratioKeys = { landscape: 'library.landscape', portrait: 'library.portrait', square: 'library.square' } as const;

/** The filters of the list: goals or categories as chips, everything else below them. */
export function GridFilters({ query, goals, moods, offeredMoods, categories, onChange }: GridFiltersProps) {
  const t = useTranslator();
  const isAnimations = query.tab === 'animations';
  return (
    <search aria-label={t('library.filters')} className="sr-grid__filters" part="filters">
      {isAnimations ? (
        <CategoryChips categories={categories} chosen={query.categories} onChange={onChange} />
      ) : (
        <GoalChips goals={goals} chosen={query.objective} onChange={onChange} />
      )}
      <div className="sr-grid__bar">
        <SizeChoice query={query} onChange={onChange} />
        {isAnimations && <GoalChoice query={query} goals={goals} onChange={onChange} />}
        <Choice
          label={t('library.moods')}
          any={t('library.allMoods')}
          value={String(query.mood ?? '')}
          options={moods.map(({ id, name }) => [String(id), name, offeredMoods && !offeredMoods.has(id)])}
          onChange={(id) => onChange({ mood: Number(id) || null })}
        />
        <SortChoice query={query} onChange={onChange} />
        <Chip isOn={query.favourite} onClick={() => onChange({ favourite: !query.favourite })}>
          <Star aria-hidden /> {t('library.favourites')}
        </Chip>
        <Switch isOn={query.showPremium} onChange={(showPremium) => onChange({ showPremium })}>
          {t('library.showPremium')}
        </Switch>
      </div>
    </search>
  );
}

function SizeChoice({ query, onChange }: Pick<GridFiltersProps, 'query' | 'onChange'>) {
  const t = useTranslator();
  return (
    <Choice
      label={t('library.orientation')}
      any={t('library.anyOrientation')}
      value={query.orientation ?? ''}
      options={ratios.map((ratio) => [ratio, t(ratioKeys[ratio])])}
      onChange={(orientation) => onChange({ orientation: ratios.find((ratio) => ratio === orientation) ?? null })}
    />
  );
}

/** The goal of animations; recipes have their goals as chips. */
function GoalChoice({ query, goals, onChange }: Pick<GridFiltersProps, 'query' | 'goals' | 'onChange'>) {
  const t = useTranslator();
  return (
    <Choice
      label={t('library.goals')}
      any={t('library.anyGoal')}
      value={String(query.objective ?? '')}
      options={goals.map(({ id, name }) => [String(id), name])}
      onChange={(id) => onChange({ objective: Number(id) || null })}
    />
  );
}

/** The order. Without a choice, the best match comes first in a search; else recipes as they are offered, the newest animations. */
function SortChoice({ query, onChange }: Pick<GridFiltersProps, 'query' | 'onChange'>) {
  const t = useTranslator();
  const isSearch = query.search.trim() !== '';
  const unasked = isSearch ? 'library.bestMatch' : query.tab === 'recipes' ? 'library.recommended' : undefined;
  return (
    <Choice
      label={t('library.sort')}
      value={query.sort ?? (unasked ? '' : 'newest')}
      options={[
        ...(unasked ? ([['', t(unasked)]] as const) : []),
        ['newest', t('library.newest')],
        ['oldest', t('library.oldest')],
      ]}
      onChange={(sort) => onChange({ sort: sort === 'newest' || sort === 'oldest' ? sort : null })}
    />
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
      {goals.map(({ id, slug, name }) => (
        <Chip key={id} isOn={chosen === id} onClick={() => onChange({ objective: id, icon: slug })}>
          <LibraryIcon slug={slug} /> {name}
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
  const toggle = ({ id, slug }: Category) => {
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    onChange({ categories: next, icon: next.length === 1 && next[0] === id ? slug : null });
  };
  return (
    <fieldset className="sr-chips">
      <legend className="sr-visually-hidden">{t('library.categories')}</legend>
      <Chip isOn={chosen.length === 0} onClick={() => onChange({ categories: [], icon: null })}>
        {t('library.allCategories')}
      </Chip>
      {categories.map((category) => (
        <Chip key={category.id} isOn={chosen.includes(category.id)} onClick={() => toggle(category)}>
          <LibraryIcon slug={category.slug} /> {category.name}
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
    <button type="button" role="switch" className="sr-grid__switch" aria-checked={isOn} onClick={() => onChange(!isOn)}>
      <span className="sr-grid__switch-track" />
      {children}
    </button>
  );
}

interface ChoiceProps {
  label: string;
  /** The option that narrows nothing; left out where one has to be chosen. */
  any?: string;
  value: string;
  options: readonly (readonly [value: string, name: string, isEmpty?: boolean | undefined])[];
  onChange: (value: string) => void;
}

function Choice({ label, any, value, options, onChange }: ChoiceProps) {
  return (
    <label>
      <span className="sr-visually-hidden">{label}</span>
      <select
        className="sr-grid__select"
        data-chosen={any !== undefined && value !== ''}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {any !== undefined && <option value="">{any}</option>}
        {options.map(([option, name, isEmpty]) => (
          <option key={option} value={option} disabled={isEmpty && option !== value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
