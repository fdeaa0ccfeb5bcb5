import { useStore } from '@nanostores/react';
import { isSpotreelError } from '@spotreel/sdk/internal/base';
import type { Media } from '@spotreel/sdk/internal/contract';
import type { CropArea } from '@spotreel/sdk/internal/scene';
import { useState } from 'react';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { cutPicture } from './cut-picture';

/** Uploads parts of `original`, or of another image, as images of their own. `uploadPart` gives undefined when it failed; `failure` says why. */
export function useCroppedUpload(original: Media) {
  const t = useTranslator();
  const { media } = useSpotreel();
  const uploads = useStore(media.uploads.$uploads);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function uploadPart(area: CropArea, from = original): Promise<Media | undefined> {
    setRunning(true);
    setFailure(undefined);
    const copy = await upload(area, from);
    setRunning(false);
    return copy;
  }

  async function upload(area: CropArea, from: Media): Promise<Media | undefined> {
    const file = await cutPicture(from.url, area, from.name).catch(() => undefined);
    if (!file) {
      setFailure(t('picture.cropBlocked'));
      return undefined;
    }
    try {
      const cut = { sourceMediaId: from.id, area };
      return await media.uploads.mediaOf({ file, cut });
    } catch (thrown) {
      setFailure(isSpotreelError(thrown) ? thrown.message : t('failure.upload'));
      return undefined;
    }
  }

  const isBusy = isRunning || uploads.some(({ status }) => status === 'uploading');
  return { isBusy, failure, uploadPart };
}
