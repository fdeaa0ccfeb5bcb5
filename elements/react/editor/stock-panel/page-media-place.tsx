import type { Media } from '@spotreel/sdk/internal/contract';
import { createPageMedia, type EditorMediaSource } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { useSpotreel } from '../../foundation/spotreel-context';
import { PageMediaPanel } from './page-media-panel';
import { useNewestPick } from './use-newest-pick';

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
  const pick = useNewestPick(store.picks.pick, onPick);
  useEffect(() => store.dispose, [store]);
  return <PageMediaPanel store={store} onPick={pick} />;
}
