/** The part of a frame that differs from the frame before. What is inside of it and has not changed is transparent. */
import type { PaletteColor } from './film-palette';

export interface ChangedPart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Palette indexes of the part, row by row. */
  readonly indexes: Uint8Array;
}

/** Keeps the colors that the file shows. */
export class ShownFrame {
  readonly #width: number;
  readonly #shown: Uint32Array;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#shown = new Uint32Array(width * height).fill(0xffffffff); // no color
  }

  /** Shows a frame. `unchanged`: the transparent index. A frame that changes nothing has a part of one transparent pixel. */
  show(indexes: Uint8Array, colors: readonly PaletteColor[], unchanged: number): ChangedPart {
    const numbers = Uint32Array.from(colors, ([red, green, blue]) => red | (green << 8) | (blue << 16));
    const shown = this.#shown;
    const width = this.#width;
    let left = width;
    let right = -1;
    let top = -1;
    let bottom = 0;
    for (let at = 0, row = 0; at < indexes.length; row++) {
      for (let column = 0; column < width; column++, at++) {
        const color = numbers[indexes[at] ?? 0] ?? 0;
        if (shown[at] === color) {
          indexes[at] = unchanged;
          continue;
        }
        shown[at] = color;
        if (column < left) left = column;
        if (column > right) right = column;
        if (top < 0) top = row;
        bottom = row;
      }
    }
    if (right < 0) return { left: 0, top: 0, width: 1, height: 1, indexes: Uint8Array.of(unchanged) };
    return cut(indexes, width, { left, top, width: right - left + 1, height: bottom - top + 1 });
  }
}

function cut(indexes: Uint8Array, rowPx: number, area: Omit<ChangedPart, 'indexes'>): ChangedPart {
  const { left, top, width, height } = area;
  const part = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const start = (top + row) * rowPx + left;
    part.set(indexes.subarray(start, start + width), row * width);
  }
  return { ...area, indexes: part };
}
