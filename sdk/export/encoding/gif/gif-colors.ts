/** The colors of one frame (median cut), and which of them each color becomes. */

/** Bits of a channel: colors that differ in lower ones are one color. */
const BITS = 5;
const BINS = 2 ** (3 * BITS);
const SHIFT = 8 - BITS;

export interface GifColors {
  /** Red, green, blue, 0 to 255, one color after the other. */
  readonly colors: Uint8Array<ArrayBuffer>;
  /** Index of a color by its bin. */
  readonly indexOfBin: Uint8Array;
}

/** Bin of a color, channels 0 to 255. */
export function binOf(red: number, green: number, blue: number): number {
  return ((red >> SHIFT) << (2 * BITS)) | ((green >> SHIFT) << BITS) | (blue >> SHIFT);
}

/** A box of bins, as positions `from` to `to` in the list of all bins that occur. */
interface Box {
  readonly from: number;
  readonly to: number;
  readonly channel: number;
  /** How much is gained by cutting it: its widest side, times the pixels in it. */
  readonly weight: number;
}

/** At most `count` colors for RGBA pixels. Opacity is not looked at. */
export function gifColorsOf(pixels: Uint8ClampedArray, count: number): GifColors {
  const counts = new Uint32Array(BINS);
  for (let at = 0; at < pixels.length; at += 4) {
    const bin = binOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const bins = Uint16Array.from([...counts.keys()].filter((bin) => counts[bin]));
  const boxes = cutBoxes(bins, counts, count);
  const colors = new Uint8Array(boxes.length * 3);
  const indexOfBin = new Uint8Array(BINS);
  for (const [index, { from, to }] of boxes.entries()) {
    colors.set(meanColor(bins.subarray(from, to), counts), index * 3);
    for (const bin of bins.subarray(from, to)) indexOfBin[bin] = index;
  }
  return { colors, indexOfBin };
}

function cutBoxes(bins: Uint16Array, counts: Uint32Array, most: number): Box[] {
  const boxes = [boxOf(bins, counts, 0, bins.length)];
  while (boxes.length < most) {
    const next = boxes.reduce((best, box) => (box.weight > best.weight ? box : best));
    if (next.weight === 0) break;
    const middle = sortAndCut(bins, counts, next);
    boxes.splice(boxes.indexOf(next), 1, boxOf(bins, counts, next.from, middle), boxOf(bins, counts, middle, next.to));
  }
  return boxes;
}

function boxOf(bins: Uint16Array, counts: Uint32Array, from: number, to: number): Box {
  const least = [BINS, BINS, BINS];
  const most = [-1, -1, -1];
  let pixels = 0;
  for (const bin of bins.subarray(from, to)) {
    pixels += counts[bin] ?? 0;
    for (let channel = 0; channel < 3; channel++) {
      const value = channelOf(bin, channel);
      least[channel] = Math.min(least[channel] ?? 0, value);
      most[channel] = Math.max(most[channel] ?? 0, value);
    }
  }
  const sides = most.map((value, channel) => value - (least[channel] ?? 0));
  const widest = Math.max(...sides);
  return { from, to, channel: sides.indexOf(widest), weight: widest * Math.sqrt(pixels) };
}

/** Sorts the box along its widest side. Half of its pixels lie before the place that is returned. */
function sortAndCut(bins: Uint16Array, counts: Uint32Array, { from, to, channel }: Box): number {
  const part = bins.subarray(from, to).sort((a, b) => channelOf(a, channel) - channelOf(b, channel));
  const half = part.reduce((sum, bin) => sum + (counts[bin] ?? 0), 0) / 2;
  let passed = 0;
  let cut = 0;
  while (cut < part.length - 1 && passed < half) {
    passed += counts[part[cut] ?? 0] ?? 0;
    cut += 1;
  }
  return from + Math.max(1, cut);
}

function channelOf(bin: number, channel: number): number {
  return (bin >> ((2 - channel) * BITS)) & (2 ** BITS - 1);
}

function meanColor(bins: Uint16Array, counts: Uint32Array): number[] {
  const pixels = bins.reduce((sum, bin) => sum + (counts[bin] ?? 0), 0);
  return [0, 1, 2].map((channel) => {
    const sum = bins.reduce((total, bin) => total + channelOf(bin, channel) * (counts[bin] ?? 0), 0);
    return Math.round((sum / pixels / (2 ** BITS - 1)) * 255);
  });
}
