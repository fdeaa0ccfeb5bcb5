/** Files of the GIF encoder, decoded by sharp, beside those that the server makes of the same frames. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { ColorHistogram } from '../../../../../sdk/export/encoding/gif/color-histogram';
import { filmPalette } from '../../../../../sdk/export/encoding/gif/film-palette';
import { GifEncoder } from '../../../../../sdk/export/encoding/gif/gif-encoder';
import { h264Arguments } from '../../../../../server/render/engine/ffmpeg/encoder-settings';
import { joinAsGif } from '../../../../../server/render/engine/painter/join-files';
import { ffmpeg } from '../../../../server/render/engine/fixtures/decoding';
import { packaged } from '../../../../server/render/engine/harness';

const SIZE = { width: 320, height: 180 };
type Color = readonly [red: number, green: number, blue: number];
type Frame = Uint8ClampedArray<ArrayBuffer>;

function frameOf(colorAt: (x: number, y: number) => Color): Frame {
  const frame = new Uint8ClampedArray(SIZE.width * SIZE.height * 4);
  for (let y = 0; y < SIZE.height; y++)
    for (let x = 0; x < SIZE.width; x++) frame.set([...colorAt(x, y), 255], (y * SIZE.width + x) * 4);
  return frame;
}

const NIGHT: Color = [27, 42, 107];
const SUN: Color = [243, 176, 74];
const gradient = (x: number): Color => {
  const share = x / (SIZE.width - 1);
  const mixed = NIGHT.map((from, channel) => Math.round(from + ((SUN[channel] ?? 0) - from) * share));
  return mixed as unknown as Color;
};

/** A picture without repetition, as a photograph has. */
const noise = (x: number, y: number): Color => {
  const value = (salt: number) => (Math.imul(x * 7919 + y * 104_729 + salt, 0x9e3779b1) >>> 24) & 255;
  return [value(1), value(2), value(3)];
};

function encode(frames: readonly Frame[]): { readonly file: Buffer; readonly frameBytes: number[] } {
  const histogram = new ColorHistogram();
  for (const frame of frames) histogram.add(frame);
  const encoder = new GifEncoder(SIZE.width, SIZE.height, filmPalette(histogram.bins(), 255));
  const head = encoder.head();
  const parts = frames.map((frame) => encoder.frame(frame));
  return { file: Buffer.concat([head, ...parts, Uint8Array.of(0x3b)]), frameBytes: parts.map(({ length }) => length) };
}

/** RGBA of each frame, as it is shown. */
async function shown(file: Buffer): Promise<Buffer[]> {
  const { data, info } = await sharp(file, { pages: -1 }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const bytes = SIZE.width * SIZE.height * 4;
  const count = (info.height * info.width * 4) / bytes;
  return Array.from({ length: count }, (_, index) => data.subarray(index * bytes, (index + 1) * bytes));
}

function colorsOfRow(frame: Uint8Array, row: number): number {
  const colors = new Uint32Array(
    new Uint8Array(frame.subarray(row * SIZE.width * 4, (row + 1) * SIZE.width * 4)).buffer,
  );
  return new Set(colors).size;
}

/** Steps that are seen: runs of one mean of eight columns, over the height of the threshold map. */
function largestStep(frame: Uint8Array): number {
  const means = Array.from({ length: SIZE.width / 8 }, (_, column) => {
    let sum = 0;
    for (let y = 80; y < 88; y++)
      for (let x = column * 8; x < column * 8 + 8; x++) sum += frame[(y * SIZE.width + x) * 4] ?? 0;
    return sum / 64;
  });
  return Math.max(...means.slice(1).map((mean, index) => Math.abs(mean - (means[index] ?? 0))));
}

/** The server's file of one frame. */
async function serverFile(frame: Frame): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spotreel-gif-'));
  const segment = path.join(folder, 'segment.mp4');
  const png = path.join(folder, 'frame.png');
  await writeFile(
    png,
    await sharp(frame, { raw: { ...SIZE, channels: 4 } })
      .png()
      .toBuffer(),
  );
  const toVideo = ['-vf', 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'];
  const codec = h264Arguments({ size: SIZE, quality: 'high', frameRate: 30 }, 1);
  ffmpeg(['-loop', '1', '-framerate', '30', '-t', '0.4', '-i', png, ...toVideo, ...codec, segment]);
  const outFile = path.join(folder, 'film.gif');
  await joinAsGif({ ffmpegPath: packaged.path, folder, segments: [{ file: segment, frames: 12 }], outFile });
  const file = await readFile(outFile);
  await rm(folder, { recursive: true });
  return file;
}

/** As a photograph: soft, with many colors. */
const soft = (x: number, y: number): Color => [
  128 + 100 * Math.sin(x / 31 + y / 47),
  128 + 90 * Math.sin(x / 23 - y / 19),
  110 + 80 * Math.cos(x / 53) * Math.sin(y / 29),
];

test.each([
  ['alone', frameOf(gradient)],
  ['above a picture', frameOf((x, y) => (y < 90 ? gradient(x) : soft(x, y)))],
])(
  'a gradient %s has at least as many colors in a row as in the file of the server, and no larger steps',
  async (_, frame) => {
    const [device] = await shown(encode([frame]).file);
    const [server] = await shown(await serverFile(frame));
    expect(colorsOfRow(device as Buffer, 84)).toBeGreaterThanOrEqual(colorsOfRow(server as Buffer, 84));
    expect(largestStep(device as Buffer)).toBeLessThanOrEqual(largestStep(server as Buffer));
  },
);

test('colors that fill areas are exact, beside a picture with all colors', async () => {
  const flats: Color[] = [
    [201, 33, 77],
    [203, 35, 79],
    [12, 250, 129],
    [255, 255, 255],
  ];
  const frame = frameOf((x, y) => (y < 90 ? noise(x, y) : (flats[Math.floor(x / 80)] as Color)));
  const [device] = await shown(encode([frame]).file);
  const expected = Buffer.from(frame.buffer).subarray(90 * SIZE.width * 4);
  expect((device as Buffer).subarray(90 * SIZE.width * 4).equals(expected)).toBe(true);
});

test('a still area keeps its pattern while others change, and takes no bytes', async () => {
  const moving = (frame: number) => (x: number, y: number) =>
    x >= 100 + frame * 10 && x < 140 + frame * 10 && y >= 60 && y < 100 ? SUN : gradient(x);
  const frames = [0, 1, 2, 3].map((index) => frameOf(moving(index)));
  const { file, frameBytes } = encode(frames);
  const [first, ...others] = await shown(file);
  const stillPixels = (frame: Buffer) =>
    new Uint32Array(new Uint8Array(frame).buffer).filter(
      (_, pixel) => pixel % SIZE.width < 100 || pixel % SIZE.width >= 170,
    );
  for (const other of others) expect(stillPixels(other)).toEqual(stillPixels(first as Buffer));
  for (const bytes of frameBytes.slice(1)) expect(bytes).toBeLessThan((frameBytes[0] as number) / 10);
});

test('a frame like the one before is one transparent pixel', () => {
  const frame = frameOf(noise);
  expect(encode([frame, frame.slice(), frame.slice()]).frameBytes.slice(1)).toEqual([25, 25]);
});

test('a film of few colors is encoded without loss', async () => {
  const frames = [0, 1].map((index) => frameOf((x, y) => (((x >> 3) + (y >> 3) + index) % 2 ? NIGHT : SUN)));
  const decoded = await shown(encode(frames).file);
  for (const [index, frame] of frames.entries()) expect(decoded[index]?.equals(Buffer.from(frame.buffer))).toBe(true);
});
