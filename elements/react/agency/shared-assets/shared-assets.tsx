import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/internal/contract';
import { createSharedMedia } from '@spotreel/sdk/internal/stores';
import { ImagePlus, Images } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/button/button';
import { CheckField } from '../../controls/field/check-field';
import { formError } from '../../controls/field/field-error';
import { MediaPreview } from '../../controls/media-preview/media-preview';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { AgencyPage } from '../agency-screen/agency-page';
import { LoadState } from '../agency-screen/load-state';
import { useSharedAssetsStyles } from './shared-assets-styles';

/** Own pictures and videos, each with a switch that lets clients use it. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: the markup of one page, in the order in which it is read
export function SharedAssetsView() {
  useSharedAssetsStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createSharedMedia(spotreel));
  const input = useRef<HTMLInputElement>(null);
  const state = useStore(store.$media);
  const upload = useStore(store.$upload);
  const refusal = formError(upload) ?? upload.failure?.message;

  useEffect(() => {
    void store.load();
  }, [store]);

  const add = (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*,video/*"
        hidden
        aria-label={t('sharedMedia.add')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void store.add(file);
          event.currentTarget.value = '';
        }}
      />
      <Button
        variant="primary"
        icon={<ImagePlus aria-hidden />}
        busy={upload.status === 'sending'}
        onClick={() => input.current?.click()}
      >
        {t('sharedMedia.add')}
      </Button>
    </>
  );
  const { data } = state;
  return (
    <AgencyPage
      title={t('agency.assets')}
      text={`${t('sharedMedia.text')} ${t('sharedMedia.withdrawText')}`}
      action={add}
      busy={state.status === 'loading'}
    >
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <LoadState state={state} onRetry={store.load} />
      {data?.totalCount === 0 && (
        <EmptyState icon={<Images aria-hidden />} title={t('sharedMedia.emptyTitle')}>
          {t('sharedMedia.emptyText')}
        </EmptyState>
      )}
      <ul className="sr-shared-assets sr-list">
        {data?.data.map((media) => (
          <SharedAsset key={media.id} media={media} onShare={(shared) => void store.share(media.id, shared)} />
        ))}
      </ul>
    </AgencyPage>
  );
}

function SharedAsset({ media, onShare }: { media: Media; onShare: (shared: boolean) => void }) {
  const { name, isShared = false } = media;
  return (
    <li className="sr-shared-assets__one">
      <span className="sr-shared-assets__picture">{media.preview && <MediaPreview media={media} />}</span>
      <span className="sr-shared-assets__foot">
        <span className="sr-shared-assets__name" title={name}>
          {name}
        </span>
        <CheckField label={<ShareLabel name={name} />} checked={isShared} onChange={onShare} />
      </span>
    </li>
  );
}

/** One word beside the name of the file, and the whole sentence for those who hear it alone. */
function ShareLabel({ name }: { name: string }) {
  const t = useTranslator();
  return (
    <>
      <span aria-hidden>{t('sharedMedia.shared')}</span>
      <span className="sr-visually-hidden">{t('sharedMedia.share', { name })}</span>
    </>
  );
}
