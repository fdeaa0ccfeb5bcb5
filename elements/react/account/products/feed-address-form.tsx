import type { ProductFeedDraft } from '@spotreel/sdk/internal/contract';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';

export interface FeedFormProps {
  isBusy: boolean;
  onLook: (draft: ProductFeedDraft) => void;
  /** Called on a change; the last interpretation is outdated then. */
  onChange: () => void;
}

interface FeedAddressFormProps extends FeedFormProps {
  kind: 'shopify' | 'address';
  error: string | undefined;
}

/** The address of a shop or of a feed. */
export function FeedAddressForm({ kind, error, isBusy, onLook, onChange }: FeedAddressFormProps) {
  const t = useTranslator();
  const [url, setUrl] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (url.trim()) onLook({ kind, url: url.trim() });
  }
  return (
    <form className="sr-add-source__search" onSubmit={submit} noValidate>
      <TextField
        label={t(kind === 'shopify' ? 'products.shopUrl' : 'products.feedUrl')}
        hint={t(kind === 'shopify' ? 'products.shopHint' : 'products.feedHint')}
        inputMode="url"
        autoComplete="url"
        maxLength={2000}
        value={url}
        error={error}
        onChange={(event) => {
          setUrl(event.currentTarget.value);
          onChange();
        }}
      />
      <Button type="submit" disabled={!url.trim()} busy={isBusy}>
        {t('products.preview')}
      </Button>
    </form>
  );
}
