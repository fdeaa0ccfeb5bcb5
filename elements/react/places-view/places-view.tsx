import { useStore } from '@nanostores/react';
import type { Organisation } from '@spotreel/sdk/contract';
import { addMessages, placeMessages } from '@spotreel/sdk/i18n';
import { Palette, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button } from '../button/button';
import { lazyPart } from '../foundation/lazy-part';
import { RetryButton } from '../foundation/retry-button';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { EmptyState, Notice } from '../notice/notice';
import { usePlaceStyles } from '../place-form/place-styles';
import { Skeleton } from '../skeleton/skeleton';
import { LimitText } from './limit-text';
import { PlaceCard } from './place-card';

addMessages(placeMessages);

const PlaceEditing = lazyPart(() =>
  import('../place-form/place-editing').then((module) => ({ default: module.PlaceEditing })),
);

interface Editing {
  readonly place: Organisation | 'new';
  readonly isDeleting: boolean;
}

/** The brands of the account: list, make, change and delete. */
export function PlacesView() {
  usePlaceStyles();
  const t = useTranslator();
  const { places } = useSpotreel();
  const list = useStore(places.$places);
  const canCreate = useStore(places.$canCreate);
  const [editing, setEditing] = useState<Editing>();
  const isEmpty = list.data?.length === 0;
  const create = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden />}
      disabled={!canCreate}
      onClick={() => setEditing({ place: 'new', isDeleting: false })}
    >
      {t('places.create')}
    </Button>
  );

  useEffect(() => {
    void places.load();
  }, [places]);

  return (
    <section className="sr-library" aria-busy={list.status === 'loading'}>
      <header className="sr-projects__head">
        <div>
          <h1 className="sr-page__title">{t('places.title')}</h1>
          <p className="sr-page__text">{t('places.text')}</p>
        </div>
        {!isEmpty && create}
      </header>
      {list.failure && (
        <Notice
          tone="danger"
          title={t('places.errorTitle')}
          action={<RetryButton failure={list.failure} onRetry={() => places.load()} />}
        >
          {list.failure.message}
        </Notice>
      )}
      {isEmpty ? (
        <EmptyState icon={<Palette aria-hidden />} title={t('places.emptyTitle')} action={create}>
          {t('places.emptyText')}
        </EmptyState>
      ) : (
        <ul className="sr-cards sr-list">
          <Cards list={list.data} hasFailed={list.failure !== undefined} onEdit={setEditing} />
        </ul>
      )}
      {list.data && !isEmpty && !canCreate && <LimitText />}
      {editing && (
        <Suspense fallback={null}>
          <PlaceEditing {...editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

interface CardsProps {
  list: readonly Organisation[] | undefined;
  hasFailed: boolean;
  onEdit: (editing: Editing) => void;
}

function Cards({ list, hasFailed, onEdit }: CardsProps): ReactNode {
  const { places } = useSpotreel();
  const removing = useStore(places.$removing);
  if (!list)
    return (
      !hasFailed &&
      ['a', 'b'].map((key) => (
        <li key={key} className="sr-cards__skeleton">
          <Skeleton shape="landscape" />
          <Skeleton shape="title" />
        </li>
      ))
    );
  return list.map((place) => (
    <li key={place.id}>
      <PlaceCard
        place={place}
        isRemoving={removing.has(place.id)}
        onEdit={() => onEdit({ place, isDeleting: false })}
        onDelete={() => onEdit({ place, isDeleting: true })}
      />
    </li>
  ));
}
