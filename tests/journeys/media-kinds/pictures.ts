/** Pictures of every kind that people upload. All show four fields of color, so that a turn or a wrong color is seen. */
import sharp, { type Sharp } from 'sharp';

export interface Kind {
  readonly name: string;
  readonly type: 'image' | 'video';
  readonly bytes: Buffer;
}

const WIDTH_PX = 480;
const HEIGHT_PX = 270;
const FIELDS = ['#d03020', '#20a040', '#2050c0', '#e0b020'];

/** Four fields, and a band of soft colors between them. */
function drawing(width = WIDTH_PX, height = HEIGHT_PX, alpha = 1): Buffer {
  const x = width / 2;
  const y = height / 2;
  const fields = FIELDS.map((color, at) => {
    const place = `x="${(at % 2) * x}" y="${Math.floor(at / 2) * y}" width="${x}" height="${y}"`;
    return `<rect ${place} fill="${color}" fill-opacity="${at === 1 ? alpha : 1}"/>`;
  });
  const band = `<linearGradient id="b"><stop stop-color="#fff"/><stop offset="1" stop-color="#111"/></linearGradient><rect y="${y * 0.8}" width="${width}" height="${y * 0.4}" fill="url(#b)"/>`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${fields.join('')}${band}</svg>`,
  );
}

const opaque = (width?: number, height?: number) => sharp(drawing(width, height)).flatten();
const clear = () => sharp(drawing(WIDTH_PX, HEIGHT_PX, 0.4));

const DRAWN: Readonly<Record<string, () => Sharp>> = {
  JPEG: () => opaque().jpeg({ quality: 92 }),
  'JPEG, progressive': () => opaque().jpeg({ progressive: true }),
  'JPEG, without subsampling': () => opaque().jpeg({ chromaSubsampling: '4:4:4' }),
  'JPEG, gray': () => opaque().grayscale().jpeg(),
  'JPEG, CMYK': () => opaque().toColourspace('cmyk').jpeg({ quality: 95 }),
  'JPEG, CMYK with a profile': () => opaque().withIccProfile('cmyk').toColourspace('cmyk').jpeg({ quality: 95 }),
  'JPEG, Display P3': () => opaque().withIccProfile('p3').jpeg({ quality: 95 }),
  'JPEG, one pixel': () => opaque(1, 1).jpeg(),
  'JPEG, odd sides': () => opaque(333, 187).jpeg(),
  'JPEG, 7000 px wide': () => opaque(7000, 600).jpeg(),
  PNG: () => opaque().png(),
  'PNG, clear': () => clear().png(),
  'PNG, gray and clear': () => clear().grayscale().png(),
  'PNG, palette': () => opaque().png({ palette: true, colours: 16 }),
  'PNG, interlaced': () => opaque().png({ progressive: true }),
  'PNG, 16 bits': () => opaque().toColourspace('rgb16').png(),
  'PNG, 16 bits, gray': () => opaque().toColourspace('grey16').png(),
  'PNG, Display P3': () => opaque().withIccProfile('p3').png(),
  WebP: () => opaque().webp({ quality: 90 }),
  'WebP, lossless': () => opaque().webp({ lossless: true }),
  'WebP, clear': () => clear().webp({ quality: 90 }),
  GIF: () => opaque().gif(),
  'GIF, clear': () => sharp(drawing(WIDTH_PX, HEIGHT_PX, 0)).gif(),
  AVIF: () => opaque().avif({ quality: 80, effort: 0 }),
  'AVIF, clear': () => clear().avif({ quality: 80, effort: 0 }),
  'AVIF, without subsampling': () => opaque().avif({ quality: 80, effort: 0, chromaSubsampling: '4:4:4' }),
};

/** Some forty. */
export async function pictureKinds(): Promise<Kind[]> {
  const kinds: Kind[] = [];
  const add = async (name: string, picture: Sharp) =>
    kinds.push({ name, type: 'image', bytes: await picture.toBuffer() });
  for (const [name, draw] of Object.entries(DRAWN)) await add(name, draw());
  for (let orientation = 2; orientation <= 8; orientation++)
    await add(`JPEG, orientation ${orientation}`, opaque().withMetadata({ orientation }).jpeg());
  const turned = opaque().rotate(90);
  const frames = await Promise.all([
    opaque().png().toBuffer(),
    sharp(await turned.png().toBuffer())
      .resize(WIDTH_PX, HEIGHT_PX, { fit: 'fill' })
      .png()
      .toBuffer(),
  ]);
  const film = () => sharp(frames, { join: { animated: true } });
  await add('GIF, animated', film().gif({ delay: [400, 400] }));
  await add('WebP, animated', film().webp({ delay: [400, 400] }));
  return kinds;
}
