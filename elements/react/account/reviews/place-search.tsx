import { useStore } from '@nanostores/react';
import type { ReviewPlace } from '@spotreel/sdk/internal/contract';
import type { ReviewSourcesStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';

interface PlaceSearchProps {
  store: ReviewSourcesStore;
  onDone: () => void;
}

/** Finds the business at Google, and adds its reviews. */
export function PlaceSearch({ store, onDone }: PlaceSearchProps) {
  const t = useTranslator();
  const { data: places, status, failure } = useStore(store.$places);
  const form = useStore(store.$form);
  const [query, setQuery] = useState('');

  function search(event: FormEvent) {
    event.preventDefault();
    if (query.trim()) void store.searchPlaces(query.trim());
  }
  const add = async ({ place }: ReviewPlace) => {
    if (await store.add({ source: 'google', place })) onDone();
  };
  return (
    <>
      <form className="sr-add-source__search" onSubmit={search}>
        <TextField
          label={t('reviews.place')}
          value={query}
          maxLength={200}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
        <Button type="submit" busy={status === 'loading'}>
          {t('reviews.search')}
        </Button>
      </form>
      {failure && <Notice tone="danger">{failure.details?.source?.[0] ?? failure.message}</Notice>}
      {places?.length === 0 && <p className="sr-add-source__note">{t('reviews.noPlaces')}</p>}
      {places && places.length > 0 && (
        <PlaceList places={places} isBusy={form.status === 'sending'} onAdd={(place) => void add(place)} />
      )}
    </>
  );
}

interface PlaceListProps {
  places: readonly ReviewPlace[];
  isBusy: boolean;
  onAdd: (place: ReviewPlace) => void;
}

function PlaceList({ places, isBusy, onAdd }: PlaceListProps) {
  const t = useTranslator();
  return (
    <ul className="sr-source-list" aria-label={t('reviews.places')}>
      {places.map((place) => (
        <li key={place.place} className="sr-source-list__row">
          <div className="sr-source-list__text">
            <strong>{place.name}</strong>
            <span>{place.address}</span>
            <span>{factsOf(place, t)}</span>
          </div>
          <Button
            size="sm"
            disabled={isBusy}
            aria-label={t('reviews.addPlaceName', { name: place.name })}
            onClick={() => onAdd(place)}
          >
            {t('reviews.addPlace')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function factsOf({ score, reviews }: ReviewPlace, t: ReturnType<typeof useTranslator>): string {
  const count = t('reviews.count', { count: reviews });
  return score === null ? count : `${t('reviews.placeScore', { score: String(score) })} · ${count}`;
}
