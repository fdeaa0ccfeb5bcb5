import { useStore } from '@nanostores/react';
import type { Brand } from '@spotreel/sdk/internal/contract';
import { Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Button } from '../../../controls/button/button';
import { lazyPart } from '../../../controls/lazy-part/lazy-part';
import { Skeleton } from '../../../controls/skeleton/skeleton';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { lazyStyles } from '../../../foundation/styles/lazy-styles';
import { useTranslator } from '../../../foundation/text/translation';
import { BrandPicker } from '../../../library/brand-picker/brand-picker';
import { useBrandStyles } from '../../../library/brands/brand-styles';
import { BrandsFailure } from '../../../library/brands/brands-failure';
import { LimitText } from '../../../library/brands/limit-text';
import { useEditor } from '../../editor-context/editor-context';
import { FormSection } from '../../scene-form/form-section';
import videoBrandCss from './video-brand.css?inline';

const useStyles = lazyStyles([videoBrandCss]);

const BrandEditing = lazyPart(() =>
  import('../../../library/brand-form/brand-editing').then((module) => ({ default: module.BrandEditing })),
);

/** The brand of the video. Choosing one is one step to undo. */
export function VideoBrand() {
  useBrandStyles();
  useStyles();
  const t = useTranslator();
  const { brands } = useSpotreel();
  const { document, actions } = useEditor();
  const { data, failure } = useStore(brands.$brands);
  const brandId = useStore(document.$project)?.brandId ?? null;
  const [editing, setEditing] = useState<Brand | 'new'>();
  const current = data?.find(({ id }) => id === brandId) ?? null;
  const setBrand = (brand: Brand | null) => void actions.setBrand(brand, current);

  useEffect(() => {
    void brands.load();
  }, [brands]);

  return (
    <div className="sr-video-brand" aria-busy={!data && !failure}>
      <FormSection title={t('brands.section')} hint={t('brands.sectionHint')}>
        {failure && <BrandsFailure failure={failure} />}
        {data && <BrandPicker brands={data} selectedId={brandId} onPick={setBrand} onEdit={setEditing} />}
        {!data && !failure && <Skeleton shape="title" />}
        {data && <NewBrandButton onCreate={() => setEditing('new')} />}
      </FormSection>
      <Suspense fallback={null}>
        {editing && (
          <BrandEditing
            brand={editing}
            onClose={() => setEditing(undefined)}
            onSaved={(saved) => (editing === 'new' || saved.id === brandId) && setBrand(saved)}
            onDeleted={({ id }) => id === brandId && setBrand(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** Explains the limit of the plan where no other brand can be created. */
function NewBrandButton({ onCreate }: { onCreate: () => void }) {
  const t = useTranslator();
  const { brands } = useSpotreel();
  if (!useStore(brands.$canCreate)) return <LimitText />;
  return (
    <Button size="sm" icon={<Plus aria-hidden />} className="sr-video-brand__new" onClick={onCreate}>
      {t('brands.create')}
    </Button>
  );
}
