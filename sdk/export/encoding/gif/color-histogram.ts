/**
 * Colors of the frames of a film, in 12 MB: 262,144 bins of similar colors. Each bin knows its mean, and up to four
 * colors that fill it.
 */

/** Bits of a channel in a bin. */
const BITS = 6;
const SHIFT = 8 - BITS;
const LOW = 2 ** SHIFT - 1;
const CHANNEL = 2 ** BITS - 1;
const BINS = 2 ** (3 * BITS);
/** Candidates that a bin keeps. */
const CANDIDATES = 4;
/** Red, green and blue of a pixel as the canvas has it, in one number. Its opacity is 255 always. */
const RGB = 0xffffff;

export interface ColorBin {
  /** Mean red, green and blue, 0 to 255. */
  readonly mean: readonly [red: number, green: number, blue: number];
  readonly pixels: number;
  /** Colors that many of the pixels have; none for a bin of many colors. */
  readonly flats: readonly FlatColor[];
}

export interface FlatColor {
  /** Red is in the lowest byte. */
  readonly color: number;
  /** At least so many have it. */
  readonly pixels: number;
}

export class ColorHistogram {
  readonly #counts = new Uint32Array(BINS);
  /** Sums of red, green and blue, without the bits that all colors of a bin have. */
  readonly #sums = new Uint32Array(BINS * 3);
  /** Candidates of each bin, and the pixels of each that no other color has taken away (Misra and Gries). */
  readonly #candidates = new Uint32Array(BINS * CANDIDATES);
  readonly #votes = new Uint32Array(BINS * CANDIDATES);

  /** RGBA. */
  add(pixels: Uint8ClampedArray): void {
    const colors = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
    for (let at = 0; at < colors.length; ) {
      const color = (colors[at] ?? 0) & RGB;
      const start = at;
      do at += 1;
      while (at < colors.length && ((colors[at] ?? 0) & RGB) === color);
      this.#addRun(color, at - start);
    }
  }

  /** All bins that have pixels. */
  bins(): ColorBin[] {
    const found: ColorBin[] = [];
    for (let bin = 0; bin < BINS; bin++) if (this.#counts[bin]) found.push(this.#binAt(bin));
    return found;
  }

  #binAt(bin: number): ColorBin {
    const pixels = this.#counts[bin] ?? 0;
    const mean = (channel: 0 | 1 | 2, value: number) =>
      ((value & CHANNEL) << SHIFT) + (this.#sums[bin * 3 + channel] ?? 0) / pixels;
    const means = [mean(0, bin >> (2 * BITS)), mean(1, bin >> BITS), mean(2, bin)] as const;
    return { mean: means, pixels, flats: this.#flatsOf(bin) };
  }

  #addRun(color: number, length: number): void {
    const red = color & 255;
    const green = (color >> 8) & 255;
    const blue = color >> 16;
    const bin = ((red >> SHIFT) << (2 * BITS)) | ((green >> SHIFT) << BITS) | (blue >> SHIFT);
    this.#counts[bin] = (this.#counts[bin] ?? 0) + length;
    this.#sums[bin * 3] = (this.#sums[bin * 3] ?? 0) + (red & LOW) * length;
    this.#sums[bin * 3 + 1] = (this.#sums[bin * 3 + 1] ?? 0) + (green & LOW) * length;
    this.#sums[bin * 3 + 2] = (this.#sums[bin * 3 + 2] ?? 0) + (blue & LOW) * length;
    this.#vote(bin, color, length);
  }

  #flatsOf(bin: number): FlatColor[] {
    const flats: FlatColor[] = [];
    for (let slot = bin * CANDIDATES; slot < (bin + 1) * CANDIDATES; slot++) {
      const pixels = this.#votes[slot] ?? 0;
      if (pixels > 0) flats.push({ color: this.#candidates[slot] ?? 0, pixels });
    }
    return flats;
  }

  /** Counts for its own candidate, else takes a free one, else takes votes away from all. */
  #vote(bin: number, color: number, length: number): void {
    const end = (bin + 1) * CANDIDATES;
    let weakest = end - CANDIDATES;
    for (let slot = end - CANDIDATES; slot < end; slot++) {
      const votes = this.#votes[slot] ?? 0;
      if (votes > 0 && this.#candidates[slot] === color) {
        this.#votes[slot] = votes + length;
        return;
      }
      if (votes < (this.#votes[weakest] ?? 0)) weakest = slot;
    }
    const taken = Math.min(length, this.#votes[weakest] ?? 0);
    if (taken > 0)
      for (let slot = end - CANDIDATES; slot < end; slot++) this.#votes[slot] = (this.#votes[slot] ?? 0) - taken;
    if (length === taken) return;
    this.#candidates[weakest] = color;
    this.#votes[weakest] = length - taken;
  }
}
