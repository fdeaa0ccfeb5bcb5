/** Animated pictures of one color a frame. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface MovingFrame {
  /** Of the whole frame: red, green, blue, alpha; 0 to 255. */
  readonly color: readonly [number, number, number, number];
  readonly delayMs: number;
}

const SIDE_PX = 24;

export async function movingPicture(format: 'gif' | 'webp' | 'apng', frames: readonly MovingFrame[]): Promise<Buffer> {
  if (format === 'apng') return animatedPng(frames);
  const size = { width: SIDE_PX, height: SIDE_PX, channels: 4 } as const;
  const pictures = await Promise.all(
    frames.map(({ color: [r, g, b, alpha] }) =>
      sharp({ create: { ...size, background: { r, g, b, alpha: alpha / 255 } } })
        .png()
        .toBuffer(),
    ),
  );
  const delay = frames.map(({ delayMs }) => delayMs);
  const film = sharp(pictures, { join: { animated: true } });
  return format === 'gif' ? film.gif({ delay, loop: 0 }).toBuffer() : film.webp({ delay, lossless: true }).toBuffer();
}

/** https://www.w3.org/TR/png-3/#apng-frame-based-animation */
function animatedPng(frames: readonly MovingFrame[]): Buffer {
  const sizes = uint32(SIDE_PX, SIDE_PX);
  let sequence = 0;
  const parts = frames.flatMap(({ color, delayMs }, index) => {
    const row = Buffer.concat([Buffer.of(0), Buffer.alloc(SIDE_PX * 4, Buffer.from(color))]);
    const pixels = deflateSync(Buffer.concat(Array.from({ length: SIDE_PX }, () => row)));
    const delay = Buffer.of(delayMs >> 8, delayMs & 255, 1000 >> 8, 1000 & 255, 0, 0);
    const control = chunk('fcTL', Buffer.concat([uint32(sequence++), sizes, uint32(0, 0), delay]));
    if (index === 0) return [control, chunk('IDAT', pixels)];
    return [control, chunk('fdAT', Buffer.concat([uint32(sequence++), pixels]))];
  });
  const header = chunk('IHDR', Buffer.concat([sizes, Buffer.of(8, 6, 0, 0, 0)]));
  const animation = chunk('acTL', uint32(frames.length, 0));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, header, animation, ...parts, chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), named, uint32(crc32(named))]);
}

function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, index * 4);
  return bytes;
}

/** A small file with a canvas of `sidePx` a side, and frames of one pixel. */
export function gifOf(sidePx: number, frames: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(sidePx, 6);
  head.writeUInt16LE(sidePx, 8);
  const frame = Buffer.from('21f90400050000002c00000000010001000002024c0100', 'hex');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}
