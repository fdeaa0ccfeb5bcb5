import { Suspense } from 'react';
import { lazyPart } from '../foundation/lazy-part';

const LibraryPicture = lazyPart(() =>
  import('./library-picture').then((module) => ({ default: module.LibraryPicture })),
);

export interface LibraryIconProps {
  /** Of a goal or a category. */
  slug: string;
  /** `tile`: on a colored surface, to stand beside a heading. Default `plain`. */
  look?: 'plain' | 'tile';
}

/** The picture of a goal or a category, loaded late: the name beside it says the same. */
export function LibraryIcon(props: LibraryIconProps) {
  const place = props.look === 'tile' ? 'sr-library-tile' : 'sr-library-icon';
  return (
    <Suspense fallback={<span aria-hidden className={place} />}>
      <LibraryPicture {...props} />
    </Suspense>
  );
}
