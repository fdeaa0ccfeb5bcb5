import { useStore } from '@nanostores/react';
import type { Brand } from '@spotreel/sdk/contract';
import { addMessages, brandMessages } from '@spotreel/sdk/i18n';
import { Palette, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useBrandStyles } from '../brand-form/brand-styles';
import { Button } from '../button/button';
import { lazyPart } from '../foundation/lazy-part';
import { RetryButton } from '../foundation/retry-button';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { EmptyState, Notice } from '../notice/notice';
import { Skeleton } from '../skeleton/skeleton';
import { BrandCard } from './brand-card';
import { LimitText } from './limit-text';

addMessages(brandMessages);

const BrandEditing = lazyPart(() =>
  import('../brand-form/brand-editing').then((module) => ({ default: module.BrandEditing })),
);

interface Editing {
  readonly brand: Brand | 'new';
  readonly isDeleting: boolean;
}

/** The brands of the account: list, make, change and delete. */
export function BrandsView() {
  useBrandStyles();
  const t = useTranslator();
  const { brands } = useSpotreel();
  const list = useStore(brands.$brands);
  const canCreate = useStore(brands.$canCreate);
  const [editing, setEditing] = useState<Editing>();
  const isEmpty = list.data?.length === 0;
  const create = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden />}
      disabled={!canCreate}
      onClick={() => setEditing({ brand: 'new', isDeleting: false })}
    >
      {t('brands.create')}
    </Button>
  );

  useEffect(() => {
    void brands.load();
  }, [brands]);

  return (
    <section className="sr-library" aria-busy={list.status === 'loading'}>
      <header className="sr-projects__head">
        <div>
          <h1 className="sr-page__title">{t('brands.title')}</h1>
          <p className="sr-page__text">{t('brands.text')}</p>
        </div>
        {!isEmpty && create}
      </header>
      {list.failure && (
        <Notice
          tone="danger"
          title={t('brands.errorTitle')}
          action={<RetryButton failure={list.failure} onRetry={() => brands.load()} />}
        >
          {list.failure.message}
        </Notice>
      )}
      {isEmpty ? (
        <EmptyState icon={<Palette aria-hidden />} title={t('brands.emptyTitle')} action={create}>
          {t('brands.emptyText')}
        </EmptyState>
      ) : (
        <ul className="sr-cards sr-list">
          <Cards list={list.data} hasFailed={list.failure !== undefined} onEdit={setEditing} />
        </ul>
      )}
      {list.data && !isEmpty && !canCreate && <LimitText />}
      {editing && (
        <Suspense fallback={null}>
          <BrandEditing {...editing} onClose={() => setEditing(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

interface CardsProps {
  list: readonly Brand[] | undefined;
  hasFailed: boolean;
  onEdit: (editing: Editing) => void;
}

function Cards({ list, hasFailed, onEdit }: CardsProps): ReactNode {
  const { brands } = useSpotreel();
  const removing = useStore(brands.$removing);
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
  return list.map((brand) => (
    <li key={brand.id}>
      <BrandCard
        brand={brand}
        isRemoving={removing.has(brand.id)}
        onEdit={() => onEdit({ brand, isDeleting: false })}
        onDelete={() => onEdit({ brand, isDeleting: true })}
      />
    </li>
  ));
}
