import { useStore } from '@nanostores/react';
import type { ProductFeedDraft, ProductFeedKind } from '@spotreel/sdk/internal/contract';
import type { ProductFeedsStore } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { fieldError, formError } from '../../controls/field/field-error';
import { Notice } from '../../controls/notice/notice';
import { EncodingField } from '../../controls/table-preview/encoding-field';
import { type NamedSource, SourceFile } from '../../controls/table-preview/source-file';
import { useTranslator } from '../../foundation/text/translation';
import { FeedAddressForm, type FeedFormProps } from './feed-address-form';
import { UnderstoodProductList } from './understood-product-list';
import { useFeedEncoding } from './use-feed-encoding';

interface AddProductsDialogProps {
  open: boolean;
  store: ProductFeedsStore;
  onClose: () => void;
}

/** Adds a shop, a feed or a file, after a look at what was understood. */
export function AddProductsDialog({ open, store, onClose }: AddProductsDialogProps) {
  const t = useTranslator();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('products.add')}
      closeLabel={t('app.close')}
      size="md"
    >
      <AddProducts store={store} onDone={onClose} />
    </Dialog>
  );
}

const KINDS = ['shopify', 'address', 'file'] as const;

function AddProducts({ store, onDone }: { store: ProductFeedsStore; onDone: () => void }) {
  const check = useStore(store.$check);
  const form = useStore(store.$form);
  const [kind, setKind] = useState<ProductFeedKind>('shopify');
  const [draft, setDraft] = useState<ProductFeedDraft>();
  const refusal = fieldError(check, 'text') ?? fieldError(check, 'name') ?? formError(check) ?? form.failure?.message;

  useEffect(() => () => store.forgetDraft(), [store]);
  const look = (next: ProductFeedDraft) => {
    setDraft(next);
    void store.check(next);
  };
  const forget = () => {
    setDraft(undefined);
    store.forgetDraft();
  };
  const add = async () => {
    if (draft && (await store.add(draft))) onDone();
  };
  const pick = (next: ProductFeedKind) => {
    forget();
    setKind(next);
  };
  const fields = { isBusy: check.status === 'sending', onLook: look, onChange: forget };
  return (
    <div className="sr-add-source">
      <KindSwitch value={kind} onChange={pick} />
      {kind === 'file' ? (
        <FeedFileForm {...fields} />
      ) : (
        <FeedAddressForm key={kind} kind={kind} error={fieldError(check, 'url')} {...fields} />
      )}
      <FeedEncoding store={store} draft={draft} onLook={look} />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <Understood store={store} onAdd={() => void add()} />
    </div>
  );
}

interface FeedEncodingProps {
  store: ProductFeedsStore;
  draft: ProductFeedDraft | undefined;
  onLook: (draft: ProductFeedDraft) => void;
}

/** The encoding of a feed at an address, where it can be chosen. */
function FeedEncoding({ store, draft, onLook }: FeedEncodingProps) {
  const { status } = useStore(store.$check);
  const encoding = useFeedEncoding(store, draft);
  if (draft?.kind !== 'address' || encoding === undefined) return null;
  const choose = (chosen: string) => {
    if (status !== 'sending') onLook({ ...draft, encoding: chosen === '' ? undefined : chosen });
  };
  return <EncodingField encoding={encoding} onChange={choose} />;
}

/** Interpretation of the feed, and the button that adds it. */
function Understood({ store, onAdd }: { store: ProductFeedsStore; onAdd: () => void }) {
  const t = useTranslator();
  const understood = useStore(store.$understood);
  const { status } = useStore(store.$form);
  if (!understood) return null;
  return (
    <>
      <UnderstoodProductList understood={understood} />
      <div>
        <Button variant="primary" busy={status === 'sending'} onClick={onAdd}>
          {t('products.addCount', { count: understood.count })}
        </Button>
      </div>
    </>
  );
}

function KindSwitch({ value, onChange }: { value: ProductFeedKind; onChange: (kind: ProductFeedKind) => void }) {
  const t = useTranslator();
  return (
    <fieldset className="sr-segments" aria-label={t('products.from')}>
      {KINDS.map((kind) => (
        <button key={kind} type="button" aria-pressed={kind === value} onClick={() => onChange(kind)}>
          {t(`products.${kind}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** A feed in a file. */
function FeedFileForm({ onLook, onChange }: FeedFormProps) {
  const t = useTranslator();
  const take = (source: NamedSource | undefined) => {
    onChange();
    if (source) onLook({ kind: 'file', ...source });
  };
  return (
    <>
      <p className="sr-add-source__note">{t('products.fileHint')}</p>
      <SourceFile label={t('products.chooseFile')} takesDocuments onSource={take} />
    </>
  );
}
