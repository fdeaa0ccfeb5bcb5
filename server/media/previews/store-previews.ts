import type { Storage } from '../../platform/storage/storage';
import type { MediaPort } from '../media-port';
import type { MediaRow } from '../media-row';

/** Longer side of the preview for phones, which show two files side by side: almost two dots for each of their pixels. */
const MOBILE_PREVIEW_PX = 320;

type PreviewParts = { readonly storage: Storage; readonly mediaPort: Pick<MediaPort, 'shrink'> };
type MeasuringParts = { readonly storage: Storage; readonly mediaPort: Pick<MediaPort, 'shrink' | 'brightness'> };

/** Puts a preview and the smaller one of it below `prefix/`, and measures it. `moments`: further pictures of a video. */
export async function storePreviews(
  parts: MeasuringParts,
  prefix: string,
  preview: Uint8Array,
  moments: readonly Uint8Array[] = [],
): Promise<Pick<MediaRow, 'previewKey' | 'mobilePreviewKey' | 'brightness'>> {
  const previewKey = `${prefix}/preview.webp`;
  await parts.storage.put(previewKey, preview);
  return {
    previewKey,
    mobilePreviewKey: await storeMobilePreview(parts, prefix, preview),
    brightness: await parts.mediaPort.brightness([preview, ...moments]),
  };
}

/** The key of the smaller preview. */
export async function storeMobilePreview(
  { storage, mediaPort }: PreviewParts,
  prefix: string,
  preview: Uint8Array,
): Promise<string> {
  const key = `${prefix}/mobile-preview.webp`;
  await storage.put(key, await mediaPort.shrink(preview, MOBILE_PREVIEW_PX));
  return key;
}
