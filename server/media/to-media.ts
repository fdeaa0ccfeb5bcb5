import type { Media } from '@spotreel/sdk/internal/contract';
import { IMAGE_FLAGS } from '@spotreel/sdk/internal/project';
import { mimeTypeOf } from '../platform/storage/mime-type';
import { COPIED_SOUND } from './copied-sound';
import type { Addresses } from './files/addresses';
import { focusProps } from './focus/focus-of';
import type { MediaRow } from './media-row';

const asItIs = (name: string) => name;

/**
 * A picture, video, animation or piece of music as the API sends it.
 * @param say names of the library in the reader's language; those of files of accounts stay
 */
export function toMedia(row: MediaRow, addresses: Addresses, say: (name: string) => string = asItIs): Media {
  const preview = row.previewKey === null ? '' : addresses.of(row.previewKey);
  return {
    id: row.id,
    name: row.sourceType === 'library' ? say(row.name) : row.name,
    type: row.type,
    mimeType: row.shownKey ? mimeTypeOf(row.shownKey) : row.mimeType,
    preview,
    mobilePreview: row.mobilePreviewKey === null ? preview : addresses.of(row.mobilePreviewKey),
    url: addresses.of(row.shownKey ?? row.fileKey),
    ...(row.shownKey && { originalUrl: addresses.of(row.fileKey) }),
    props: {
      width: row.widthPx,
      height: row.heightPx,
      ...(row.durationSeconds !== null && { duration: row.durationSeconds }),
      ...(row.sizeBytes > 0 && { sizeBytes: row.sizeBytes }),
      ...(row.hasAudio !== null && { hasAudio: row.hasAudio }),
      ...soundOf(row),
      ...(row.motionKey !== null && { motion: addresses.of(row.motionKey) }),
      ...flagsOf(row),
      ...(row.crop && { crop: toCrop(row.crop) }),
      ...focusProps(row),
      ...(row.notice !== null && { notice: row.notice }),
      ...(row.brightness !== null && { brightness: row.brightness }),
      ...(row.thumbnails.length > 0 && {
        thumbnails: row.thumbnails.map(({ timestamp, key }) => ({ timestamp, image: addresses.of(key) })),
      }),
    },
    state: row.state,
    ...((row.state === 'not_loaded' || row.state === 'processing') && { percentageComplete: row.percentage }),
    ...(row.failure && { failure: { ...row.failure } }),
    // To users of a template its origin makes no difference.
    sourceType: row.sourceType === 'template' ? 'library' : row.sourceType,
    sourceMediaId: row.sourceMediaId,
    folder: row.folderId,
    ...(row.sharing === 'listed' && { isShared: true }),
    ...(row.origin && { origin: row.origin }),
    createdAt: row.createdAt.toISOString(),
  };
}

/** Sound of the copy of music, to the sample, and its waveform. */
function soundOf({ contentSamples, loudnessLufs, peaks }: MediaRow): Partial<Media['props']> {
  if (contentSamples === null || loudnessLufs === null) return {};
  return { ...COPIED_SOUND, contentSamples, loudness: loudnessLufs, peaks: peaks ?? [] };
}

/** Copies of before their part was kept are cropped. */
function flagsOf({ sourceMediaId, crop, withoutBackground }: MediaRow): Pick<Media['props'], 'flags'> {
  const isCropped = crop !== null || (sourceMediaId !== null && !withoutBackground);
  const flags = (isCropped ? IMAGE_FLAGS.cropped : 0) + (withoutBackground ? IMAGE_FLAGS.withoutBackground : 0);
  return flags === 0 ? {} : { flags };
}

function toCrop([x = 0, y = 0, width = 0, height = 0]: readonly number[]): Media['props']['crop'] {
  return { x, y, width, height };
}
