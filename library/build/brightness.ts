import { measureBrightness, mergedBrightness } from '@spotreel/sdk/internal/scene';
import sharp from 'sharp';

/** As the server measures uploads. */
const SIDE_PX = 128;

/** The brightness of a picture, or of several that are shown one after another. */
export async function brightnessOf(pictures: readonly Uint8Array[]): Promise<string> {
  const measured = await Promise.all(pictures.map(measuredPicture));
  return mergedBrightness(measured) ?? '';
}

async function measuredPicture(picture: Uint8Array): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize(SIDE_PX, SIDE_PX, { fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return measureBrightness({ pixels: data, widthPx: info.width, heightPx: info.height });
}
