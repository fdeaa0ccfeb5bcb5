const XLINK = 'http://www.w3.org/1999/xlink';
/** Pixels: more is not seen in a still. */
const MAX_PX = 480;

/** Puts the pictures of a drawing into it: one that is shown as a picture itself loads nothing. Rejects when one cannot be read. */
export async function inlinePictures(drawing: SVGSVGElement): Promise<void> {
  await Promise.all(
    [...drawing.querySelectorAll('image')].map(async (picture) => {
      const address = picture.getAttributeNS(XLINK, 'href') ?? picture.getAttribute('href') ?? '';
      if (address === '' || address.startsWith('data:')) return;
      picture.setAttributeNS(XLINK, 'href', await dataUrlOf(address));
    }),
  );
}

async function dataUrlOf(address: string): Promise<string> {
  const image = new Image();
  image.crossOrigin = 'anonymous';
  image.src = address;
  await image.decode();
  const scale = Math.min(1, MAX_PX / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/webp');
}
