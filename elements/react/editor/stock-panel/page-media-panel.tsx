import { useStore } from '@nanostores/react';
import type { MediaSourceItem, PageMediaStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useEffect } from 'react';
import { TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';
import { PageMediaFound } from './page-media-found';
import { PageMediaNotices } from './page-media-notices';
import { useStockStyles } from './use-stock-styles';

export interface PageMediaPanelProps {
  store: PageMediaStore;
  onPick: (item: MediaSourceItem) => void;
}

/** Search of the page's images or videos: words, and what was found. */
export function PageMediaPanel({ store, onPick }: PageMediaPanelProps) {
  useStockStyles();
  const t = useTranslator();
  const { status, searchTerm } = useStore(store.$state);
  const label = t('pageMedia.search', { source: store.sourceName });

  useEffect(() => {
    void store.open();
  }, [store]);

  function submit(event: FormEvent) {
    event.preventDefault();
    void store.search();
  }

  return (
    <section className="sr-stock" aria-label={label} aria-busy={status === 'loading'}>
      <div className="sr-stock__bar">
        <search className="sr-stock__search">
          <form onSubmit={submit}>
            <TextField
              label={label}
              type="search"
              maxLength={100}
              value={searchTerm}
              onChange={(event) => store.searchSoon(event.currentTarget.value)}
            />
          </form>
        </search>
      </div>
      <PageMediaNotices store={store} onRetry={onPick} />
      <PageMediaFound store={store} onPick={onPick} />
    </section>
  );
}
