import type { MediaUses } from '@spotreel/sdk/internal/contract';
import type { AssetsStore } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';

/** Uses of a file, once the server has answered. Undefined id: nothing is asked. */
export function useUses(store: AssetsStore, mediaId: number | undefined): MediaUses | undefined {
  const [uses, setUses] = useState<MediaUses>();
  useEffect(() => {
    let isGone = false;
    if (mediaId !== undefined)
      void store.uses(mediaId).then((found) => {
        if (!isGone) setUses(found);
      });
    return () => {
      isGone = true;
    };
  }, [store, mediaId]);
  return uses;
}
