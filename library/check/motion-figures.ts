/** Motion and rest of a film, measured on small frames, 30 a second. */
import { FRAMES_PER_SECOND } from '@spotreel/sdk/internal/scene';

/** A channel that differs by more than this has changed: less is the rounding of soft edges. */
const CHANGED = 4;
/** Share of pixels below which a frame is still to the eye. */
const STILL_SHARE = 0.01;
/** Mean difference of a channel, of 255, below which nothing moves at all. */
const NEAR_STILL = 0.05;
/** Standard deviation of the channels below which a frame has one color. */
const FLAT = 6;
/** Parts of a scene over which motion is counted. */
const PARTS = 8;

export interface MotionFigures {
  readonly frames: number;
  /** Share of frames in which nothing moves. */
  readonly nearStill: number;
  /** Share of frames in which less than a hundredth of the pixels changes. */
  readonly still: number;
  /** Seconds of the longest run of such frames. */
  readonly longestStillSeconds: number;
  /** Share of frames of one color. */
  readonly blank: number;
  /** True if the first frame has one color: it is the cover in many feeds. */
  readonly isFirstBlank: boolean;
  /** Share of the motion in each eighth of the scenes. */
  readonly byEighth: readonly number[];
}

/** A frame, and its place in its scene. */
export interface MeasuredFrame {
  /** RGBA. */
  readonly pixels: Uint8ClampedArray;
  /** Share of its scene that is over, 0 to 1. */
  readonly place: number;
}

export class MotionMeter {
  #before: Uint8ClampedArray | undefined;
  #frames = 0;
  #nearStill = 0;
  #still = 0;
  #run = 0;
  #longest = 0;
  #blank = 0;
  #isFirstBlank = false;
  readonly #motion = new Array<number>(PARTS).fill(0);

  add({ pixels, place }: MeasuredFrame): void {
    const isBlank = isFlat(pixels);
    if (this.#frames === 0) this.#isFirstBlank = isBlank;
    this.#frames += 1;
    if (isBlank) this.#blank += 1;
    if (this.#before) this.#compare(this.#before, pixels, place);
    this.#before = pixels;
  }

  figures(): MotionFigures {
    const all = this.#motion.reduce((sum, motion) => sum + motion, 0);
    const share = (count: number) => count / Math.max(1, this.#frames);
    return {
      frames: this.#frames,
      nearStill: share(this.#nearStill),
      still: share(this.#still),
      longestStillSeconds: this.#longest / FRAMES_PER_SECOND,
      blank: share(this.#blank),
      isFirstBlank: this.#isFirstBlank,
      byEighth: this.#motion.map((motion) => (all > 0 ? motion / all : 0)),
    };
  }

  #compare(before: Uint8ClampedArray, pixels: Uint8ClampedArray, place: number): void {
    const { mean, changed } = differenceOf(before, pixels);
    if (mean < NEAR_STILL) this.#nearStill += 1;
    const isStill = changed < STILL_SHARE;
    if (isStill) this.#still += 1;
    this.#run = isStill ? this.#run + 1 : 0;
    this.#longest = Math.max(this.#longest, this.#run);
    const part = Math.min(PARTS - 1, Math.floor(place * PARTS));
    this.#motion[part] = (this.#motion[part] ?? 0) + mean;
  }
}

function differenceOf(before: Uint8ClampedArray, pixels: Uint8ClampedArray): { mean: number; changed: number } {
  let sum = 0;
  let changed = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const red = Math.abs((pixels[at] ?? 0) - (before[at] ?? 0));
    const green = Math.abs((pixels[at + 1] ?? 0) - (before[at + 1] ?? 0));
    const blue = Math.abs((pixels[at + 2] ?? 0) - (before[at + 2] ?? 0));
    sum += red + green + blue;
    if (Math.max(red, green, blue) > CHANGED) changed += 1;
  }
  const count = pixels.length / 4;
  return { mean: sum / (count * 3), changed: changed / count };
}

/** The mean deviation of the three channels counts: one that is bright and one that is dark are no pattern. */
function isFlat(pixels: Uint8ClampedArray): boolean {
  let deviation = 0;
  for (const channel of [0, 1, 2]) {
    let sum = 0;
    let squares = 0;
    for (let at = channel; at < pixels.length; at += 4) {
      const value = pixels[at] ?? 0;
      sum += value;
      squares += value * value;
    }
    const count = pixels.length / 4;
    deviation += Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2)) / 3;
  }
  return deviation < FLAT;
}
