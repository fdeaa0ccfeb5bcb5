/**
 * The copy of a picture that preview, device and server read alike: sRGB, upright, 8 bits a channel, of a bounded size. A picture
 * that is all this already needs none. The original stays for downloads.
 */
import type { Metadata, Sharp } from 'sharp';
import { reading } from '../picture-reading';
import { openPicture } from '../pictures';
import type { PictureMaster } from './facts';

/** Longer side: twice the width of the largest video, and what every browser decodes. */
const MAX_SIDE_PX = 4096;
/** Color spaces that browsers and libvips read alike. */
const PLAIN_SPACES = new Set(['srgb', 'b-w']);

/** Undefined for a picture that needs none. @throws SpotreelError `media_undecodable`, `image_too_large` */
export function masterOf(file: string): Promise<PictureMaster | undefined> {
  return reading('that was uploaded', async () => {
    const open = openPicture(file);
    const facts = await open().metadata();
    if (isPlain(facts)) return undefined;
    const picture = open()
      .resize(MAX_SIDE_PX, MAX_SIDE_PX, { fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb');
    const hasAlpha = facts.hasAlpha && !(await open().stats()).isOpaque;
    const { data, info } = await encoded(picture, hasAlpha).toBuffer({ resolveWithObject: true });
    return { data, extension: hasAlpha ? 'png' : 'jpg', widthPx: info.width, heightPx: info.height };
  });
}

function encoded(picture: Sharp, hasAlpha: boolean): Sharp {
  if (hasAlpha) return picture.png({ compressionLevel: 9 });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 92, chromaSubsampling: '4:4:4' });
}

function isPlain({ space, depth, orientation = 1, pages = 1, width, height, icc }: Metadata): boolean {
  const isSmall = Math.max(width, height) <= MAX_SIDE_PX;
  return PLAIN_SPACES.has(space) && depth === 'uchar' && orientation === 1 && pages === 1 && isSmall && isSrgb(icc);
}

/** By the name that the profile gives itself, in either of the two ways in which profiles write names. */
function isSrgb(icc: Buffer | undefined): boolean {
  if (!icc) return true;
  return icc.includes('sRGB', 0, 'latin1') || icc.includes(Buffer.from('sRGB', 'utf16le').swap16());
}
