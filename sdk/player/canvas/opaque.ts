const known = new WeakMap<ImageBitmap, boolean>();
/** Px: smaller holes are not seen either. */
const LOOK_PX = 32;

/** Whether nothing is seen through the picture. */
export function isOpaque(picture: ImageBitmap): boolean {
  const before = known.get(picture);
  if (before !== undefined) return before;
  const context = new OffscreenCanvas(LOOK_PX, LOOK_PX).getContext('2d', { willReadFrequently: true });
  context?.drawImage(picture, 0, 0, LOOK_PX, LOOK_PX);
  const pixels = context?.getImageData(0, 0, LOOK_PX, LOOK_PX).data ?? new Uint8ClampedArray();
  const isWhole = pixels.every((value, index) => index % 4 !== 3 || value === 255);
  known.set(picture, isWhole);
  return isWhole;
}
