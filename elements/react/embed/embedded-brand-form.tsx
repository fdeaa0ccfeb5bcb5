import { useStore } from '@nanostores/react';
import type { Brand } from '@spotreel/sdk/internal/contract';
import { useEffect, useState } from 'react';
import { EmptyState } from '../controls/notice/notice';
import { Skeleton } from '../controls/skeleton/skeleton';
import { Slot } from '../foundation/page/slot';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/text/translation';
import { BrandPanel } from '../library/brand-form/brand-panel';
import { DeleteBrandDialog } from '../library/brand-form/delete-brand-dialog';
import { useBrandStyles } from '../library/brands/brand-styles';
import { BrandsFailure } from '../library/brands/brands-failure';
import { type EmbeddedProps, EmbeddedRoot } from './embedded-root';

interface BrandReports {
  onBrandSaved: (detail: { brandId: number; name: string }) => void;
  onBrandDeleted: (detail: { brandId: number }) => void;
}

export interface EmbeddedBrandFormProps extends EmbeddedProps, BrandReports {
  /** Undefined: a new brand. */
  brandId?: number | undefined;
}

/** Content of `<brand-form>`. */
export function EmbeddedBrandForm({ brandId, onBrandSaved, onBrandDeleted, ...root }: EmbeddedBrandFormProps) {
  return (
    <EmbeddedRoot {...root} loading={<Skeleton shape="landscape" />}>
      <div className="sr-embedded__page">
        <ShownBrand key={brandId} brandId={brandId} onBrandSaved={onBrandSaved} onBrandDeleted={onBrandDeleted} />
      </div>
    </EmbeddedRoot>
  );
}

function ShownBrand({ brandId, ...reports }: BrandReports & { brandId: number | undefined }) {
  useBrandStyles();
  const { brands } = useSpotreel();
  const { data, failure } = useStore(brands.$brands);

  useEffect(() => {
    void brands.load();
  }, [brands]);

  if (failure)
    return (
      <Slot name="error">
        <BrandsFailure failure={failure} />
      </Slot>
    );
  if (!data)
    return (
      <Slot name="loading">
        <Skeleton shape="landscape" />
      </Slot>
    );
  return <EditedBrand list={data} brandId={brandId} {...reports} />;
}

interface EditedBrandProps extends BrandReports {
  list: readonly Brand[];
  brandId: number | undefined;
}

function EditedBrand({ list, brandId, onBrandSaved, onBrandDeleted }: EditedBrandProps) {
  const t = useTranslator();
  // a new brand is edited once it is saved
  const [savedId, setSavedId] = useState(brandId);
  const [isDeleting, setDeleting] = useState(false);
  const brand = list.find(({ id }) => id === savedId);

  function saved({ id, name }: Brand) {
    setSavedId(id);
    onBrandSaved({ brandId: id, name });
  }
  function deleted({ id }: Brand) {
    setDeleting(false);
    setSavedId(undefined);
    onBrandDeleted({ brandId: id });
  }

  if (savedId !== undefined && !brand)
    return (
      <Slot name="empty">
        <EmptyState title={t('embedded.brandMissing')} />
      </Slot>
    );
  return (
    <>
      <BrandPanel key={savedId} brand={brand} onSaved={saved} onDelete={brand && (() => setDeleting(true))} />
      {isDeleting && brand && (
        <DeleteBrandDialog brand={brand} onClose={() => setDeleting(false)} onDeleted={deleted} />
      )}
    </>
  );
}
