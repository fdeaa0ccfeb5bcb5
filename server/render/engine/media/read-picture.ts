/**
 * Reads pictures of strangers. It runs in parser processes, since decoders of pictures are programs in C.
 * A crash or a file that takes too long ends the process, and not the server.
 */
import { reading } from '../picture-reading';
import { openPicture } from '../pictures';
import { acceptedType } from './accepted-types';
import type { EncodedPicture, PictureMaster } from './facts';
import { masterOf } from './picture-master';
import { previewOf } from './picture-preview';

export interface ReadPicture {
  readonly mimeType: string;
  /** After rotation. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** It has several frames, of which the first is read. */
  readonly isAnimated: boolean;
  readonly preview: EncodedPicture;
  /** Absent: painters read the picture itself. */
  readonly master?: PictureMaster;
}

/** By the header alone. Undefined for what has none that sharp reads. */
export async function pixelsOfPicture(file: string): Promise<number | undefined> {
  const size = await openPicture(file)()
    .metadata()
    .catch(() => undefined);
  return size && size.width * size.height;
}

/**
 * Decodes the whole picture: a header alone proves nothing. Undefined for HEIC, which a painter converts first.
 * `previewPx`: the longer side of the preview.
 * @throws SpotreelError `media_type_unsupported`, `media_undecodable`, `image_too_large`
 */
export async function readPicture(file: string, previewPx: number): Promise<ReadPicture | undefined> {
  const { kind, mimeType } = await acceptedType(file, ['image', 'heic']);
  if (kind === 'heic') return undefined;
  const size = await reading('that was uploaded', () => sizeOf(file));
  const master = await masterOf(file);
  const isAnimated = size.isAnimated || mimeType === 'image/apng';
  return { mimeType, ...size, isAnimated, preview: await previewOf(file, previewPx), ...(master && { master }) };
}

async function sizeOf(file: string): Promise<Pick<ReadPicture, 'widthPx' | 'heightPx' | 'isAnimated'>> {
  const picture = openPicture(file);
  const { autoOrient, pages = 1 } = await picture().metadata();
  await picture().resize(16, 16, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
  return { widthPx: autoOrient.width, heightPx: autoOrient.height, isAnimated: pages > 1 };
}
