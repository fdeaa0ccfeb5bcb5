/** Writes a HEIC photo by hand (ISO 23008-12): one HEVC picture, turned by the file's own property. */
import { readFileSync, writeFileSync } from 'node:fs';
import { ffmpeg } from '../fixtures/decoding';

function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const fullBox = (type: string, version: number, ...parts: readonly Uint8Array[]) =>
  box(type, Buffer.from([version, 0, 0, 0]), ...parts);
const u16 = (value: number) => Buffer.from([value >> 8, value & 255]);
const u32 = (value: number) => Buffer.from([value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]);
const text = (value: string) => Buffer.from(value, 'latin1');

/** The content of the first box of this type, at any place. */
function contentOf(file: Buffer, type: string): Buffer {
  const at = file.indexOf(type, 0, 'latin1');
  return file.subarray(at + 4, at - 4 + file.readUInt32BE(at - 4));
}

/** `rgb` of `width` x `height` as it is stored; a viewer turns it by a quarter against the clock `quarterTurns` times. */
export function writeHeic(file: string, rgb: Buffer, width: number, height: number, quarterTurns: number): void {
  const movie = `${file}.mp4`;
  const raw = ['-f', 'rawvideo', '-pixel_format', 'rgb24', '-video_size', `${width}x${height}`, '-i', 'pipe:0'];
  ffmpeg(
    [
      ...raw,
      '-pix_fmt',
      'yuv420p',
      '-c:v',
      'libx265',
      '-x265-params',
      'log-level=none',
      '-crf',
      '8',
      '-tag:v',
      'hvc1',
      movie,
    ],
    rgb,
  );
  const encoded = readFileSync(movie);
  const picture = contentOf(encoded, 'mdat');
  const properties = box(
    'ipco',
    box('hvcC', contentOf(encoded, 'hvcC')),
    fullBox('ispe', 0, u32(width), u32(height)),
    box('irot', Buffer.from([quarterTurns])),
  );
  const associations = fullBox('ipma', 0, u32(1), u16(1), Buffer.from([3, 0x81, 0x02, 0x83]));
  const head = box('ftyp', text('heic'), u32(0), text('mif1heic'));
  const meta = (offset: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), text('pict'), Buffer.alloc(13)),
      fullBox('pitm', 0, u16(1)),
      fullBox('iinf', 0, u16(1), fullBox('infe', 2, u16(1), u16(0), text('hvc1\0'))),
      box('iprp', properties, associations),
      fullBox('iloc', 0, Buffer.from([0x44, 0]), u16(1), u16(1), u16(0), u16(1), u32(offset), u32(picture.length)),
    );
  const offset = head.length + meta(0).length + 8;
  writeFileSync(file, Buffer.concat([head, meta(offset), box('mdat', picture)]));
}
