import { rm } from 'node:fs/promises';
import path from 'node:path';
import { storePreviews } from '../previews/store-previews';
import { storeThumbnails } from '../uploads/store-thumbnails';
import type { Converter } from './conversion-job';

/** A copy that browsers play, a poster and thumbnails. */
export const convertVideo: Converter = async ({ storage, mediaPort }, file, prefix, options) => {
  const { preview, shownFile, thumbnails } = await mediaPort.convertVideo(file, options);
  try {
    options.signal.throwIfAborted();
    const shownKey = `${prefix}/shown${path.extname(shownFile)}`;
    await storage.putFile(shownKey, shownFile);
    const previews = await storePreviews({ storage, mediaPort }, prefix, preview);
    return { ...previews, shownKey, thumbnails: await storeThumbnails(storage, prefix, thumbnails) };
  } finally {
    await rm(shownFile, { force: true });
  }
};
