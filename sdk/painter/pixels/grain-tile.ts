/** Pixels of grain, which a tile repeats. They are the same on each host, since they follow from integers alone. */
import type { PixelArea } from './pixel-area';

/** Width and height in px. A power of two: places in it are the last bits of a number. */
export const GRAIN_SIDE = 512;
const BITS = Math.log2(GRAIN_SIDE);

let grayTile: PixelArea | undefined;
let colorTile: PixelArea | undefined;

/** Black and white, or the colors between them, each pixel with another opacity: as many of one as of another. */
export function grainTile(isColored: boolean): PixelArea {
  if (isColored) {
    colorTile ??= createTile(true);
    return colorTile;
  }
  grayTile ??= createTile(false);
  return grayTile;
}

/** Start of the tile at a frame, in px. */
export function grainOffset(frame: number): { readonly x: number; readonly y: number } {
  const mixed = mixedBits(Math.floor(frame) + 1);
  return { x: mixed % GRAIN_SIDE, y: (mixed >>> BITS) % GRAIN_SIDE };
}

function createTile(isColored: boolean): PixelArea {
  const data = new Uint8ClampedArray(GRAIN_SIDE * GRAIN_SIDE * 4);
  for (let index = 0; index < GRAIN_SIDE * GRAIN_SIDE; index++) {
    const mixed = mixedBits(index + 1);
    const part = (bit: number) => ((mixed >>> (isColored ? bit : 0)) & 1) * 255;
    data.set([part(0), part(1), part(2), mixed >>> 24], index * 4);
  }
  return { data, width: GRAIN_SIDE, height: GRAIN_SIDE };
}

/** Numbers beside each other differ in half of their bits: the last steps of MurmurHash3. */
function mixedBits(value: number): number {
  let bits = Math.imul(value, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
