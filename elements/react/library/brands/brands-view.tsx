import { useStore } from '@nanostores/react';
import type { Brand } from '@spotreel/sdk/internal/contract';
import { Palette, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { lazyPart } from '../../controls/lazy-part/lazy-part';
import { EmptyState } from '../../controls/notice/notice';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { BrandCards } from './brand-cards';
import { useBrandStyles } from './brand-styles';
import { BrandsFailure } from './brands-failure';
import { LimitText } from './limit-text';

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
  const { status, data, failure } = useStore(brands.$brands);
  const canCreate = useStore(brands.$canCreate);
  const [editing, setEditing] = useState<Editing>();
  const isEmpty = data?.length === 0;
  const edit = (brand: Brand | 'new') => setEditing({ brand, isDeleting: false });
  const create = <CreateButton isDisabled={!canCreate} onCreate={() => edit('new')} />;

  useEffect(() => {
    void brands.load();
  }, [brands]);

  return (
    <section className="sr-library" aria-busy={status === 'loading'}>
      <BrandsHead action={!isEmpty && create} />
      {failure && <BrandsFailure failure={failure} />}
      {isEmpty ? (
        <EmptyState icon={<Palette aria-hidden />} title={t('brands.emptyTitle')} action={create}>
          {t('brands.emptyText')}
        </EmptyState>
      ) : (
        <BrandCards
          brands={data}
          hasFailed={failure !== undefined}
          onEdit={edit}
          onDelete={(brand) => setEditing({ brand, isDeleting: true })}
        />
      )}
      {data && !isEmpty && !canCreate && <LimitText />}
      <Suspense fallback={null}>
        {editing && <BrandEditing {...editing} onClose={() => setEditing(undefined)} />}
      </Suspense>
    </section>
  );
}

function BrandsHead({ action }: { action: ReactNode }) {
  const t = useTranslator();
  return (
    <header className="sr-projects__head">
      <div>
        <h1 className="sr-page__title">{t('brands.title')}</h1>
        <p className="sr-page__text">{t('brands.text')}</p>
      </div>
      {action}
    </header>
  );
}

function CreateButton({ isDisabled, onCreate }: { isDisabled: boolean; onCreate: () => void }) {
  const t = useTranslator();
  return (
    <Button variant="primary" icon={<Plus aria-hidden />} disabled={isDisabled} onClick={onCreate}>
      {t('brands.create')}
    </Button>
  );
}
