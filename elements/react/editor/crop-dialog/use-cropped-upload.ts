import { useStore } from '@nanostores/react';
import { isSpotreelError } from '@spotreel/sdk/internal/base';
import type { Media } from '@spotreel/sdk/internal/contract';
import type { CropArea } from '@spotreel/sdk/internal/scene';
import { useState } from 'react';
import { loadImage } from '../../foundation/files/load-image';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';

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

/** Longest side of a cropped copy, px: more than any canvas shows. */
const MAX_SIDE_PX = 2880;

const JPEG_QUALITY = 0.92;

/** Side in px of the copy that the alpha channel is read from. */
const PROBE_PX = 64;

/**
 * The part of the picture as a file: PNG where it has transparent parts, else JPEG.
 * Rejects when the picture cannot be loaded, or its server does not let pages read it.
 */
async function cutPicture(src: string, area: CropArea, name: string): Promise<File> {
  const image = await loadImage(src);
  const factor = Math.min(1, MAX_SIDE_PX / Math.max(area.width, area.height));
  const canvas = draw(image, area, Math.round(area.width * factor), Math.round(area.height * factor));
  const type = isTransparent(canvas) ? 'image/png' : 'image/jpeg';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
  if (!blob) throw new Error('the picture is too large for this browser');
  const stem = name.replace(/\.[a-z0-9]{2,5}$/i, '') || 'picture';
  return new File([blob], `${stem}.${type === 'image/png' ? 'png' : 'jpg'}`, { type });
}

function draw(source: CanvasImageSource, { x, y, width, height }: CropArea, toWidth: number, toHeight: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, toWidth);
  canvas.height = Math.max(1, toHeight);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function isTransparent(canvas: HTMLCanvasElement): boolean {
  const probe = draw(canvas, { x: 0, y: 0, width: canvas.width, height: canvas.height }, PROBE_PX, PROBE_PX);
  const pixels = probe.getContext('2d')?.getImageData(0, 0, PROBE_PX, PROBE_PX).data ?? [];
  return pixels.some((value, index) => index % 4 === 3 && value < 250);
}
