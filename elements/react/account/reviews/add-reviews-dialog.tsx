import { useStore } from '@nanostores/react';
import type { ReviewSourceKind } from '@spotreel/sdk/internal/contract';
import type { ReviewSourcesStore } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { Dialog } from '../../controls/dialog/dialog';
import { formError } from '../../controls/field/field-error';
import { Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useTranslator } from '../../foundation/text/translation';
import { DomainForm } from './domain-form';
import { useKindName } from './kind-name';
import { PlaceSearch } from './place-search';
import { ReviewFileForm } from './review-file-form';
import { ReviewTextForm } from './review-text-form';

interface AddReviewsDialogProps {
  open: boolean;
  store: ReviewSourcesStore;
  onClose: () => void;
}

/** Adds a source of reviews of each kind that the server offers. */
export function AddReviewsDialog({ open, store, onClose }: AddReviewsDialogProps) {
  const t = useTranslator();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('reviews.addTitle')}
      closeLabel={t('app.close')}
      size="md"
    >
      <AddReviews store={store} onDone={onClose} />
    </Dialog>
  );
}

interface AddReviewsProps {
  store: ReviewSourcesStore;
  onDone: () => void;
}

function AddReviews({ store, onDone }: AddReviewsProps) {
  const t = useTranslator();
  const { data: kinds, failure } = useStore(store.$kinds);
  const form = useStore(store.$form);
  const [picked, setPicked] = useState<ReviewSourceKind>();
  const kind = picked ?? kinds?.[0]?.source;
  const refusal = formError(form) ?? form.failure?.details?.source?.[0];

  useEffect(() => {
    void store.loadKinds();
    return () => store.forgetDraft();
  }, [store]);

  if (failure)
    return (
      <Notice tone="danger" action={<RetryButton failure={failure} onRetry={store.loadKinds} />}>
        {failure.message}
      </Notice>
    );
  if (!kinds || !kind) return <Skeleton shape="line" />;
  const pick = (next: ReviewSourceKind) => {
    store.forgetDraft();
    setPicked(next);
  };
  return (
    <div className="sr-add-source">
      <KindSwitch kinds={kinds.map(({ source }) => source)} value={kind} onChange={pick} />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {kind === 'google' && <PlaceSearch store={store} onDone={onDone} />}
      {kind === 'trustpilot' && <DomainForm store={store} onDone={onDone} />}
      {kind === 'file' && <ReviewFileForm store={store} onDone={onDone} />}
      {kind === 'text' && <ReviewTextForm store={store} onDone={onDone} />}
      {kind === 'google' && <p className="sr-add-source__note">{t('reviews.googleLimit')}</p>}
    </div>
  );
}

interface KindSwitchProps {
  kinds: readonly ReviewSourceKind[];
  value: ReviewSourceKind;
  onChange: (kind: ReviewSourceKind) => void;
}

function KindSwitch({ kinds, value, onChange }: KindSwitchProps) {
  const t = useTranslator();
  const kindName = useKindName();
  return (
    <fieldset className="sr-segments" aria-label={t('reviews.from')}>
      {kinds.map((kind) => (
        <button key={kind} type="button" aria-pressed={kind === value} onClick={() => onChange(kind)}>
          {kindName(kind)}
        </button>
      ))}
    </fieldset>
  );
}
