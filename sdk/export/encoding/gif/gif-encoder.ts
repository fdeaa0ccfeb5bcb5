/** Bytes of an animated GIF (GIF89a), frame by frame. Of each frame only what has changed is stored, over the one before. */
import { type ChangedPart, ShownFrame } from './changed-part';
import type { PaletteColor } from './film-palette';
import { lzwData } from './lzw';
import { PatternDither } from './pattern-dither';

/** Many programs show no more than 20. */
const FRAMES_PER_SECOND = 15;
/** GIF counts in hundredths of a second. */
const HUNDREDTHS = 100;
/** The index of what has not changed. */
const UNCHANGED = 255;
/** All but the transparent one. */
export const MOST_GIF_COLORS = 255;

export class GifEncoder {
  readonly #width: number;
  readonly #height: number;
  readonly #colors: readonly PaletteColor[];
  readonly #dither: PatternDither;
  readonly #shown: ShownFrame;
  #framesDone = 0;

  /** At most `MOST_GIF_COLORS`. */
  constructor(width: number, height: number, colors: readonly PaletteColor[]) {
    this.#width = width;
    this.#height = height;
    this.#colors = colors;
    this.#dither = new PatternDither(colors);
    this.#shown = new ShownFrame(width, height);
  }

  head(): Uint8Array {
    const table = new Uint8Array(256 * 3);
    table.set(this.#colors.flat());
    const size = [this.#width, this.#height].flatMap(twoBytes);
    const screen = [...size, 0xf7, 0, 0]; // 256 colors for all frames, 8 bits a channel
    const repeatsWithoutEnd = [0x21, 0xff, 11, ...ascii('NETSCAPE2.0'), 3, 1, 0, 0, 0];
    return Uint8Array.from([...ascii('GIF89a'), ...screen, ...table, ...repeatsWithoutEnd]);
  }

  /** RGBA of the whole frame. */
  frame(pixels: Uint8ClampedArray): Uint8Array {
    const part = this.#shown.show(this.#dither.indexesOf(pixels, this.#width), this.#colors, UNCHANGED);
    const head = frameHeadOf(part, this.#framesDone++);
    const data = lzwData(part.indexes);
    const bytes = new Uint8Array(head.length + data.length);
    bytes.set(head);
    bytes.set(data, head.length);
    return bytes;
  }
}

function frameHeadOf({ left, top, width, height }: ChangedPart, index: number): number[] {
  const endsAt = (frame: number) => Math.round((frame * HUNDREDTHS) / FRAMES_PER_SECOND);
  const delay = endsAt(index + 1) - endsAt(index);
  const place = [left, top, width, height].flatMap(twoBytes);
  // stays below the next one, has a transparent index; has the colors of all frames
  return [0x21, 0xf9, 4, 0x05, ...twoBytes(delay), UNCHANGED, 0, 0x2c, ...place, 0];
}

function twoBytes(value: number): [number, number] {
  return [value & 255, value >> 8];
}

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}
