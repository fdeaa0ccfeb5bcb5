import type { Media } from '@spotreel/sdk/internal/contract';
import { useEffect, useState } from 'react';
import { type MaskPainting, openMaskPainting } from './mask-painting';

/** Loads both images for the brush. `failed`: they cannot be read by the page. */
export function useMaskPainting(before: Media, after: Media | undefined) {
  const [painting, setPainting] = useState<MaskPainting>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    openMaskPainting(before, after).then(
      (opened) => isCurrent && setPainting(opened),
      () => isCurrent && setFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [before, after]);
  return { painting, failed };
}
