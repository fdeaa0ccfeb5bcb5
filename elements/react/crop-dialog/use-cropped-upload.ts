import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/contract';
import type { CropArea } from '@spotreel/sdk/scene';
import { useState } from 'react';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { cutPicture } from './cut-picture';

/** Uploads parts of `original` as images of their own. `uploadPart` gives undefined when it failed; `failure` says why. */
export function useCroppedUpload(original: Media) {
  const t = useTranslator();
  const { media } = useSpotreel();
  const uploads = useStore(media.$uploads);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function uploadPart(area: CropArea): Promise<Media | undefined> {
    setRunning(true);
    setFailure(undefined);
    const copy = await upload(area);
    setRunning(false);
    return copy;
  }

  async function upload(area: CropArea): Promise<Media | undefined> {
    try {
      const file = await cutPicture(original.url, area, original.name);
      const copy = await media.upload(file, { sourceMediaId: original.id, area });
      const failed = media.$uploads.get().findLast(({ name, status }) => name === file.name && status === 'failed');
      if (!copy) setFailure(failed?.failure?.message ?? t('failure.upload'));
      if (failed) media.dismissUpload(failed.id);
      return copy;
    } catch {
      setFailure(t('picture.cropBlocked'));
      return undefined;
    }
  }

  const isBusy = isRunning || uploads.some(({ status }) => status === 'uploading');
  return { isBusy, failure, uploadPart };
}
