import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { openPicture } from '../pictures';
import { isHeic, openHeic } from './heic';

export interface OpenPicture {
  /** Upright. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** A fresh pipeline over the upright picture. */
  pipeline(): Sharp;
}

/** Opens what sharp reads, and HEIC. Errors are those of sharp and libheif: see `reading`. */
export async function openAnyPicture(source: string | Buffer): Promise<OpenPicture> {
  const bytes = typeof source === 'string' ? await readFile(source) : source;
  if (isHeic(bytes)) {
    const heic = openHeic(bytes);
    const decoded = await heic.decode();
    return { ...heic, pipeline: () => decoded.clone() };
  }
  const pipeline = openPicture(bytes);
  const { autoOrient } = await pipeline().metadata();
  return { widthPx: autoOrient.width, heightPx: autoOrient.height, pipeline };
}
