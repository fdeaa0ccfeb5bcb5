import type { Media } from '@spotreel/sdk/contract';
import { createPageMedia, type EditorMediaSource, type MediaSourceItem } from '@spotreel/sdk/stores';
import { useEffect, useRef, useState } from 'react';
import { useSpotreel } from '../foundation/spotreel-context';
import { PageMediaPanel } from './page-media-panel';

export interface PageMediaPlaceProps {
  source: EditorMediaSource;
  type: 'image' | 'video';
  /** Gets the copy in the account, once it can be shown. */
  onPick: (media: Media) => void;
}

/** Images, or videos, of the page, of which one is chosen. */
export function PageMediaPlace({ source, type, onPick }: PageMediaPlaceProps) {
  const spotreel = useSpotreel();
  const [store] = useState(() => createPageMedia(spotreel, source, type));
  const newest = useRef<MediaSourceItem>(undefined);
  useEffect(() => store.dispose, [store]);

  /** Of several picks the last one counts. */
  async function pick(item: MediaSourceItem) {
    newest.current = item;
    const media = await store.picks.pick(item);
    if (media && newest.current === item) onPick(media);
  }

  return <PageMediaPanel store={store} onPick={(item) => void pick(item)} />;
}
