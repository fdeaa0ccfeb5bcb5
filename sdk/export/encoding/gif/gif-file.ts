/**
 * An animated GIF (GIF89a) that repeats: 15 frames a second, at most 640 px wide and high, 255 colors a frame. Of each
 * frame only what has changed is stored; the rest is transparent over the frame before.
 */
import type { FileSink } from '../../output/file-sink';
import type { FrameWriter } from '../frame-writer';
import { binOf, type GifColors, gifColorsOf } from './gif-colors';
import { lzwData } from './lzw';

const LARGEST_PX = 640;
/** Every second frame of 30 a second: many programs show no more than 20. */
const FRAME_STEP = 2;
const FRAMES_PER_SECOND = 15;
/** GIF counts in hundredths of a second. */
const HUNDREDTHS = 100;
const COLORS = 255;
/** The index of what has not changed. */
const UNCHANGED = 255;

export function openGifFile(canvas: OffscreenCanvas, sink: FileSink): FrameWriter {
  const scale = Math.min(1, LARGEST_PX / Math.max(canvas.width, canvas.height));
  const width = Math.round(canvas.width * scale);
  const height = Math.round(canvas.height * scale);
  const context = new OffscreenCanvas(width, height).getContext('2d', { alpha: false, willReadFrequently: true });
  let before: Uint8ClampedArray | undefined;
  let framesDone = 0;
  const write = async (bytes: Iterable<number>) => sink.write(Uint8Array.from(bytes), sink.bytes);
  return {
    async add(index) {
      if (index % FRAME_STEP !== 0 || !context) return;
      if (index === 0) await write(headOf(width, height));
      context.imageSmoothingQuality = 'high';
      context.drawImage(canvas, 0, 0, width, height);
      const pixels = context.getImageData(0, 0, width, height).data;
      const palette = gifColorsOf(pixels, COLORS);
      await write(frameHeadOf(width, height, framesDone++));
      await write(paddedColors(palette));
      await sink.write(new Uint8Array(lzwData(indexesOf(pixels, before, palette))), sink.bytes);
      before = pixels;
      // encoding is one long task: messages of the page come in between
      await new Promise((resolve) => setTimeout(resolve));
    },
    finish: () => write([0x3b]),
    cancel: async () => undefined,
  };
}

function indexesOf(
  pixels: Uint8ClampedArray,
  before: Uint8ClampedArray | undefined,
  { indexOfBin }: GifColors,
): Uint8Array {
  const indexes = new Uint8Array(pixels.length / 4);
  const now = new Uint32Array(pixels.buffer);
  const last = before && new Uint32Array(before.buffer);
  for (let pixel = 0; pixel < indexes.length; pixel++) {
    if (last && last[pixel] === now[pixel]) indexes[pixel] = UNCHANGED;
    else {
      const at = pixel * 4;
      indexes[pixel] = indexOfBin[binOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)] ?? 0;
    }
  }
  return indexes;
}

function* headOf(width: number, height: number): Iterable<number> {
  yield* ascii('GIF89a');
  yield* [...twoBytes(width), ...twoBytes(height), 0x70, 0, 0]; // no colors for all frames, 8 bits a channel
  yield* [0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0]; // repeats without end
}

function* frameHeadOf(width: number, height: number, index: number): Iterable<number> {
  const endsAt = (frame: number) => Math.round((frame * HUNDREDTHS) / FRAMES_PER_SECOND);
  const delay = endsAt(index + 1) - endsAt(index);
  yield* [0x21, 0xf9, 4, 0x05, ...twoBytes(delay), UNCHANGED, 0]; // stays below the next one, has a transparent index
  yield* [0x2c, 0, 0, 0, 0, ...twoBytes(width), ...twoBytes(height), 0x87]; // with 256 colors
}

function paddedColors({ colors }: GifColors): Uint8Array {
  const padded = new Uint8Array(256 * 3);
  padded.set(colors);
  return padded;
}

function twoBytes(value: number): [number, number] {
  return [value & 255, value >> 8];
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
