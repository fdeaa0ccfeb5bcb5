import type { ResponseFilter } from '@spotreel/sdk/internal/stores';
import type { ReactNode } from 'react';
import { TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';

export interface ResponseFiltersProps {
  filter: ResponseFilter;
  onChange: (change: Partial<ResponseFilter>) => void;
  /** Buttons at the end. */
  children: ReactNode;
}

const STATES = [
  { finished: undefined, key: 'results.all' },
  { finished: true, key: 'results.onlyFinished' },
  { finished: false, key: 'results.onlyPartial' },
] as const;

/** Filter of responses in the table and the export. */
export function ResponseFilters({ filter, onChange, children }: ResponseFiltersProps) {
  const t = useTranslator();
  return (
    <div className="sr-results__filters">
      <TextField
        label={t('results.search')}
        type="search"
        value={filter.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
      />
      <TextField
        label={t('results.from')}
        type="date"
        value={filter.from}
        max={filter.to || undefined}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextField
        label={t('results.to')}
        type="date"
        value={filter.to}
        min={filter.from || undefined}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
      <fieldset className="sr-segments" aria-label={t('results.filter')}>
        {STATES.map(({ finished, key }) => (
          <button
            key={key}
            type="button"
            aria-pressed={filter.finished === finished}
            onClick={() => onChange({ finished })}
          >
            {t(key)}
          </button>
        ))}
      </fieldset>
      {children}
    </div>
  );
}
