import { useStore } from '@nanostores/react';
import type { Organisation } from '@spotreel/sdk/contract';
import { Plus } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Button } from '../button/button';
import { lazyPart } from '../foundation/lazy-part';
import { RetryButton } from '../foundation/retry-button';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { usePlaceStyles } from '../place-form/place-styles';
import { PlacePicker } from '../place-picker/place-picker';
import { LimitText } from '../places-view/limit-text';
import { FormSection } from '../scene-form/form-section';
import { Skeleton } from '../skeleton/skeleton';
import { useEditor } from './editor-context';

const PlaceEditing = lazyPart(() =>
  import('../place-form/place-editing').then((module) => ({ default: module.PlaceEditing })),
);

/** The brand that the video speaks for; choosing one is one step. */
export function VideoBrand() {
  usePlaceStyles();
  const t = useTranslator();
  const { places } = useSpotreel();
  const { document, actions } = useEditor();
  const { data, failure } = useStore(places.$places);
  const canCreate = useStore(places.$canCreate);
  const placeId = useStore(document.$project)?.placeId ?? null;
  const [editing, setEditing] = useState<Organisation | 'new'>();
  const current = data?.find(({ id }) => id === placeId) ?? null;

  useEffect(() => {
    void places.load();
  }, [places]);

  return (
    <div className="sr-video-brand" aria-busy={!data && !failure}>
      <FormSection title={t('places.brand')} hint={t('places.brandHint')}>
        {failure && (
          <Notice
            tone="danger"
            title={t('places.errorTitle')}
            action={<RetryButton failure={failure} onRetry={() => places.load()} />}
          >
            {failure.message}
          </Notice>
        )}
        {data && (
          <PlacePicker
            places={data}
            selectedId={placeId}
            onPick={(place) => void actions.setPlace(place, current)}
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
              {t('places.create')}
            </Button>
          ) : (
            <LimitText />
          ))}
      </FormSection>
      {editing && (
        <Suspense fallback={null}>
          <PlaceEditing
            place={editing}
            onClose={() => setEditing(undefined)}
            onSaved={(saved) => {
              if (editing === 'new' || saved.id === placeId) void actions.setPlace(saved, current);
            }}
            onDeleted={({ id }) => {
              if (id === placeId) void actions.setPlace(null, null);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
