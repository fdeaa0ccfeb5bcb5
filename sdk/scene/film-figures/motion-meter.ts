/** Motion and rest of a film, or of a scene, measured on small pictures of it. Times are counted in measured pictures. */
import { FRAMES_PER_SECOND } from '../composition';
import { frameDifference } from './frame-difference';
import { isOneColor } from './one-color';

/** Share of changed pixels below which a picture is still to the eye. */
const STILL_SHARE = 0.01;
/** Mean difference of a channel, of 255, below which nothing moves at all. */
const NEAR_STILL = 0.05;
/** Parts of a scene over which motion is counted. */
const PARTS = 8;

/** A run of pictures. */
export interface PictureRun {
  readonly seconds: number;
  /** Start of the run; 0 is the first measured picture. */
  readonly fromSeconds: number;
}

/** Shares are 0 to 1. */
export interface MotionFigures {
  /** Number of measured pictures. */
  readonly pictures: number;
  /** Share of the pictures in which nothing moves. */
  readonly nearStill: number;
  /** Share of the pictures in which less than a hundredth of the pixels changes. */
  readonly still: number;
  /** The longest run of such pictures. */
  readonly longestStill: PictureRun;
  /** Share of the pictures of one color. */
  readonly blank: number;
  /** The longest run of pictures of one color. */
  readonly longestBlank: PictureRun;
  /** True if the first picture has one color: it is the cover in many feeds. */
  readonly isFirstBlank: boolean;
  /** Share of the motion in each eighth of the scenes. */
  readonly byEighth: readonly number[];
}

/** Counts the pictures that are given to it one after the other. */
export class MotionMeter {
  readonly #stepSeconds: number;
  #before: Uint8ClampedArray | undefined;
  #pictures = 0;
  #nearStill = 0;
  readonly #still: RunCounter = new RunCounter();
  readonly #blank: RunCounter = new RunCounter();
  #isFirstBlank = false;
  readonly #motion = new Array<number>(PARTS).fill(0);

  /** `stepFrames`: frames of the composition from one measured picture to the next. */
  constructor(stepFrames = 1) {
    this.#stepSeconds = stepFrames / FRAMES_PER_SECOND;
  }

  /** `pixels`: RGBA; it must stay as it is until the next call. `place`: share of its scene that is over, 0 to 1. */
  add(pixels: Uint8ClampedArray, place: number): void {
    const isBlank = isOneColor(pixels);
    if (this.#pictures === 0) this.#isFirstBlank = isBlank;
    this.#blank.add(isBlank, this.#pictures);
    if (this.#before) this.#compare(this.#before, pixels, place);
    this.#before = pixels;
    this.#pictures += 1;
  }

  /** Figures of all pictures so far. */
  figures(): MotionFigures {
    const all = this.#motion.reduce((sum, motion) => sum + motion, 0);
    const share = (count: number) => count / Math.max(1, this.#pictures);
    return {
      pictures: this.#pictures,
      nearStill: share(this.#nearStill),
      still: share(this.#still.count),
      longestStill: this.#still.longest(this.#stepSeconds),
      blank: share(this.#blank.count),
      longestBlank: this.#blank.longest(this.#stepSeconds),
      isFirstBlank: this.#isFirstBlank,
      byEighth: this.#motion.map((motion) => (all > 0 ? motion / all : 0)),
    };
  }

  #compare(before: Uint8ClampedArray, pixels: Uint8ClampedArray, place: number): void {
    const { mean, changed } = frameDifference(before, pixels);
    if (mean < NEAR_STILL) this.#nearStill += 1;
    // the stillness began with the picture before
    this.#still.add(changed < STILL_SHARE, this.#pictures - 1);
    const part = Math.min(PARTS - 1, Math.floor(place * PARTS));
    this.#motion[part] = (this.#motion[part] ?? 0) + mean;
  }
}

/** Counts pictures of a kind, and their longest run. */
class RunCounter {
  count = 0;
  #run = 0;
  #start = 0;
  #longest = { pictures: 0, start: 0 };

  /** `at`: place of the picture. */
  add(isOfKind: boolean, at: number): void {
    if (!isOfKind) {
      this.#run = 0;
      return;
    }
    if (this.#run === 0) this.#start = at;
    this.count += 1;
    this.#run += 1;
    if (this.#run > this.#longest.pictures) this.#longest = { pictures: this.#run, start: this.#start };
  }

  longest(stepSeconds: number): PictureRun {
    const { pictures, start } = this.#longest;
    return { seconds: pictures * stepSeconds, fromSeconds: start * stepSeconds };
  }
}
