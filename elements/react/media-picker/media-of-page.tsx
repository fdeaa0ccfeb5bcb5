import { Suspense, useState } from 'react';
import { lazyPart } from '../foundation/lazy-part';
import type { PageMediaPlaceProps } from '../stock-panel/page-media-place';

const PageMediaPlace = lazyPart(() =>
  import('../stock-panel/page-media-place').then((module) => ({ default: module.PageMediaPlace })),
);

/** Media of the page, loaded when they are shown first. They keep their search while another source is shown. */
export function MediaOfPage({ isShown, ...place }: PageMediaPlaceProps & { isShown: boolean }) {
  const [isNeeded, setNeeded] = useState(false);
  if (isShown && !isNeeded) setNeeded(true);
  return (
    <div hidden={!isShown}>
      <Suspense>{isNeeded && <PageMediaPlace key={place.type} {...place} />}</Suspense>
    </div>
  );
}
