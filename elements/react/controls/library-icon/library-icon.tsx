import { Suspense } from 'react';
import { lazyPart } from '../lazy-part/lazy-part';
import type { LibraryPictureProps } from './library-picture';

const LibraryPicture = lazyPart(() =>
  import('./library-picture').then((module) => ({ default: module.LibraryPicture })),
);

/** The picture of a goal or a category, loaded late: the name beside it says the same. */
export function LibraryIcon(props: LibraryPictureProps) {
  const place = props.look === 'tile' ? 'sr-library-tile' : 'sr-library-icon';
  return (
    <Suspense fallback={<span aria-hidden className={place} />}>
      <LibraryPicture {...props} />
    </Suspense>
  );
}
