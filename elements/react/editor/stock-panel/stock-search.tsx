import { useStore } from '@nanostores/react';
import type { StockStore } from '@spotreel/sdk/internal/stores';
import type { FormEvent, ReactNode } from 'react';
import { TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';

/** Words to search for, and the sources where there are several. */
export function StockSearch({ store, children }: { store: StockStore; children: ReactNode }) {
  const t = useTranslator();
  const { searchTerm } = useStore(store.$state);

  function submit(event: FormEvent) {
    event.preventDefault();
    void store.search(searchTerm);
  }

  return (
    <div className="sr-stock__bar">
      <search className="sr-stock__search">
        <form onSubmit={submit}>
          <TextField
            label={t(store.type === 'image' ? 'stock.searchImages' : 'stock.searchVideos')}
            type="search"
            maxLength={100}
            value={searchTerm}
            onChange={(event) => store.searchSoon(event.currentTarget.value)}
          />
        </form>
      </search>
      {children}
      <StockSources store={store} />
    </div>
  );
}

function StockSources({ store }: { store: StockStore }) {
  const t = useTranslator();
  const { source, sources } = useStore(store.$state);
  if (sources.length < 2) return null;
  return (
    <fieldset className="sr-segments">
      <legend className="sr-visually-hidden">{t('stock.sources')}</legend>
      {sources.map((one) => (
        <button
          key={one.source}
          type="button"
          aria-pressed={one.source === source}
          onClick={() => void store.chooseSource(one.source)}
        >
          {one.source === 'library' ? t('stock.library') : one.name}
        </button>
      ))}
    </fieldset>
  );
}
