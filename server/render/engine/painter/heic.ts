/** HEIC photos: sharp's prebuilt has no HEVC decoder, so libheif reads them (LGPL, WebAssembly, a package of its own). */
import { createRequire } from 'node:module';
import sharp, { type Sharp } from 'sharp';
import { renderError } from '../errors';
import { MAX_IMAGE_PIXELS } from '../picture-reading';

interface HeifImage {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  display(
    target: { data: Uint8ClampedArray; width: number; height: number },
    done: (result: object | null) => void,
  ): void;
  free(): void;
}

interface Libheif {
  HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] };
}

/** Major brands of HEVC pictures (ISO 23008-12, annex B); `mif1` says only that it is some picture. */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'mif1']);

export function isHeic(head: Buffer): boolean {
  return head.toString('latin1', 4, 8) === 'ftyp' && BRANDS.has(head.toString('latin1', 8, 12));
}

/**
 * The main picture, upright.
 * @throws SpotreelError `media_undecodable` or `image_too_large`
 */
export function openHeic(bytes: Buffer): { widthPx: number; heightPx: number; decode(): Promise<Sharp> } {
  const { HeifDecoder } = createRequire(import.meta.url)('libheif-js/wasm-bundle') as Libheif;
  const images = new HeifDecoder().decode(bytes);
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw renderError('media_undecodable', 'The HEIC file has no readable image.');
  const width = image.get_width();
  const height = image.get_height();
  if (width * height > MAX_IMAGE_PIXELS)
    throw renderError('image_too_large', `The image has more than ${MAX_IMAGE_PIXELS / 1e6} megapixels.`);
  return {
    widthPx: width,
    heightPx: height,
    async decode() {
      const data = new Uint8ClampedArray(width * height * 4);
      const done = await new Promise((resolve) => image.display({ data, width, height }, resolve));
      if (!done) throw renderError('media_undecodable', 'The HEIC image cannot be decoded.');
      return sharp(data, { raw: { width, height, channels: 4 } });
    },
  };
}
