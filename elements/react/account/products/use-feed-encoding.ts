import { useStore } from '@nanostores/react';
import type { ProductFeedDraft } from '@spotreel/sdk/internal/contract';
import type { ProductFeedsStore } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { fieldError } from '../../controls/field/field-error';

/**
 * The encoding in which the feed of a draft was read; undefined: there is no choice. Empty: nothing could be read, perhaps since its
 * encoding was not found. It stays while a feed is read again.
 */
export function useFeedEncoding(store: ProductFeedsStore, draft: ProductFeedDraft | undefined): string | undefined {
  const understood = useStore(store.$understood);
  const isRefused = fieldError(useStore(store.$check), 'url') !== undefined;
  const chosen = draft?.kind === 'address' ? draft.encoding : undefined;
  const [encoding, setEncoding] = useState<string>();
  useEffect(() => {
    if (!draft) setEncoding(undefined);
    else if (understood) setEncoding(understood.isGuess ? (understood.encoding ?? undefined) : undefined);
    else if (isRefused) setEncoding(chosen ?? '');
  }, [draft, understood, isRefused, chosen]);
  return encoding;
}
