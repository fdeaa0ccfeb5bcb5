import { rm } from 'node:fs/promises';
import path from 'node:path';
import { storeThumbnails } from '../uploads/store-thumbnails';
import type { Converter } from './conversion-job';

/** A copy that browsers play, a poster and thumbnails. */
export const convertVideo: Converter = async ({ storage, mediaPort }, file, prefix, options) => {
  const { preview, shownFile, thumbnails } = await mediaPort.convertVideo(file, options);
  try {
    options.signal.throwIfAborted();
    const previewKey = `${prefix}/preview.webp`;
    const shownKey = `${prefix}/shown${path.extname(shownFile)}`;
    await storage.put(previewKey, preview);
    await storage.putFile(shownKey, shownFile);
    return { previewKey, shownKey, thumbnails: await storeThumbnails(storage, prefix, thumbnails) };
  } finally {
    await rm(shownFile, { force: true });
  }
};
