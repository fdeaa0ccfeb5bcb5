/** The image, decoded, with pixels that a canvas may read. Rejects where it cannot be had so. */
export async function loadImage(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = src;
  await image.decode();
  return image;
}
