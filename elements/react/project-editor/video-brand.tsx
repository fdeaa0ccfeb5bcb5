import { useStore } from '@nanostores/react';
import type { Brand } from '@spotreel/sdk/contract';
import { Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useBrandStyles } from '../brand-form/brand-styles';
import { BrandPicker } from '../brand-picker/brand-picker';
import { LimitText } from '../brands-view/limit-text';
import { Button } from '../button/button';
import { lazyPart } from '../foundation/lazy-part';
import { RetryButton } from '../foundation/retry-button';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { FormSection } from '../scene-form/form-section';
import { Skeleton } from '../skeleton/skeleton';
import { useEditor } from './editor-context';

const BrandEditing = lazyPart(() =>
  import('../brand-form/brand-editing').then((module) => ({ default: module.BrandEditing })),
);

/** The brand that the video speaks for; choosing one is one step. */
export function VideoBrand() {
  useBrandStyles();
  const t = useTranslator();
  const { brands } = useSpotreel();
  const { document, actions } = useEditor();
  const { data, failure } = useStore(brands.$brands);
  const canCreate = useStore(brands.$canCreate);
  const brandId = useStore(document.$project)?.brandId ?? null;
  const [editing, setEditing] = useState<Brand | 'new'>();
  const current = data?.find(({ id }) => id === brandId) ?? null;

  useEffect(() => {
    void brands.load();
  }, [brands]);

  return (
    <div className="sr-video-brand" aria-busy={!data && !failure}>
      <FormSection title={t('brands.section')} hint={t('brands.sectionHint')}>
        {failure && (
          <Notice
            tone="danger"
            title={t('brands.errorTitle')}
            action={<RetryButton failure={failure} onRetry={() => brands.load()} />}
          >
            {failure.message}
          </Notice>
        )}
        {data && (
          <BrandPicker
            brands={data}
            selectedId={brandId}
            onPick={(brand) => void actions.setBrand(brand, current)}
            onEdit={setEditing}
          />
        )}
        {!data && !failure && <Skeleton shape="title" />}
        {data &&
          (canCreate ? (
            <Button
              size="sm"
              icon={<Plus aria-hidden />}
              className="sr-video-brand__new"
              onClick={() => setEditing('new')}
            >
              {t('brands.create')}
            </Button>
          ) : (
            <LimitText />
          ))}
      </FormSection>
      {editing && (
        <Suspense fallback={null}>
          <BrandEditing
            brand={editing}
            onClose={() => setEditing(undefined)}
            onSaved={(saved) => {
              if (editing === 'new' || saved.id === brandId) void actions.setBrand(saved, current);
            }}
            onDeleted={({ id }) => {
              if (id === brandId) void actions.setBrand(null, null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
