/** Small files that cost far more to open than to send. */
import { crc32, deflateSync } from 'node:zlib';
import { rawZip } from '../../server/fixtures/raw-zip';

export interface GrowingFile {
  readonly name: string;
  readonly fileName: string;
  readonly bytes: () => Buffer;
  /** Codes of the refusal. */
  readonly refusal: RegExp;
}

function pngChunk(type: string, data: Uint8Array): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

/** A PNG of one color whose pixels take a bit each. `pixels`: packed rows, which compress to next to nothing. */
function pngOf(widthPx: number, heightPx: number, pixels: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(widthPx, 0);
  head.writeUInt32BE(heightPx, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const chunks = [pngChunk('IHDR', head), pngChunk('IDAT', pixels), pngChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
}

const blackRows = (widthPx: number, heightPx: number) =>
  deflateSync(Buffer.alloc((Math.ceil(widthPx / 8) + 1) * heightPx));

/** Silence of 8 bits a sample. */
function wavOf(samplesPerSecond: number, seconds: number): Buffer {
  const samples = Buffer.alloc(samplesPerSecond * seconds, 0x80);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(samplesPerSecond, 24);
  head.writeUInt32LE(samplesPerSecond, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}

/** A font that says it has 65,535 tables and unpacks to 4 GB. */
function fontOf(signature: string): Buffer {
  const head = Buffer.alloc(44 + 20 * 65_535, 1);
  head.write(signature, 0, 'latin1');
  head.writeUInt32BE(head.length, 8);
  head.writeUInt16BE(65_535, 12);
  head.writeUInt32BE(0xffff_ffff, 16);
  return head;
}

/** Each entity is ten of the one before. */
function laughs(): Buffer {
  const entities = Array.from({ length: 12 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`);
  const type = `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities.join('')}]>`;
  return Buffer.from(`<?xml version="1.0"?>${type}<svg xmlns="http://www.w3.org/2000/svg"><text>&e12;</text></svg>`);
}

const animation = (entries: Parameters<typeof rawZip>[0]) =>
  rawZip([{ name: 'manifest.json', data: JSON.stringify({ animations: [{ id: 'a' }] }) }, ...entries]);

const ARCHIVE = /^(animation_invalid|animation_unsupported|payload_too_large|input_too_complex)$/;
const NO_MEDIA = /^media_type_unsupported$/;

export const growingFiles: readonly GrowingFile[] = [
  {
    name: 'a picture of more pixels than may be',
    fileName: 'bomb.png',
    bytes: () => pngOf(60_000, 60_000, blackRows(60_000, 60_000)),
    refusal: /^image_too_large$/,
  },
  {
    name: 'an archive of an animation that unpacks to a thousand times its size',
    fileName: 'bomb.lottie',
    bytes: () => animation([{ name: 'animations/a.json', data: Buffer.alloc(64 * 1024 * 1024) }]),
    refusal: ARCHIVE,
  },
  {
    name: 'an archive that says too little of what it unpacks to',
    fileName: 'bomb.lottie',
    bytes: () => animation([{ name: 'animations/a.json', data: Buffer.alloc(64 * 1024 * 1024), declaredBytes: 100 }]),
    refusal: ARCHIVE,
  },
  {
    name: 'an archive of 60,000 files',
    fileName: 'bomb.lottie',
    bytes: () => animation(Array.from({ length: 60_000 }, (_, at) => ({ name: `f${at}`, data: '', stored: true }))),
    refusal: ARCHIVE,
  },
  {
    name: 'deeply nested JSON',
    fileName: 'deep.json',
    bytes: () => Buffer.from(`${'['.repeat(200_000)}${']'.repeat(200_000)}`),
    refusal: /^(media_type_unsupported|animation_invalid|input_too_complex)$/,
  },
  { name: 'an SVG of entities of entities', fileName: 'laughs.svg', bytes: laughs, refusal: NO_MEDIA },
  { name: 'a WOFF font of 4 GB', fileName: 'bomb.woff', bytes: () => fontOf('wOFF'), refusal: NO_MEDIA },
  { name: 'a WOFF2 font of 4 GB', fileName: 'bomb.woff2', bytes: () => fontOf('wOF2'), refusal: NO_MEDIA },
  {
    name: 'sound of eleven days in a megabyte',
    fileName: 'bomb.wav',
    bytes: () => wavOf(1, 1_000_000),
    refusal: /^(audio_length|media_undecodable)$/,
  },
];
