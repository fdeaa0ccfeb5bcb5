/**
 * RGBA to I420: BT.709 in TV range, one color sample for the mean of two by two pixels, rounded to the nearest value. A block
 * is 16 by two pixels. The last block of a row overlaps the one before it.
 */
import {
  addEight,
  addFour,
  and,
  type Code,
  chooseFour,
  dot,
  fourOf,
  half,
  int,
  intMinus,
  intPlus,
  intTimes,
  isLess,
  type Local,
  Locals,
  lesser,
  load,
  moduleOf,
  narrowEight,
  narrowFour,
  pairs,
  repeatWhile,
  shiftEightRight,
  shiftFourRight,
  store,
  storeHalf,
} from './wasm-code';

/** Shares of red, green and blue in Y, and how far Y, Cb and Cr reach (ITU-R BT.709, 8 bits). */
const RED = 0.2126;
const GREEN = 0.7152;
const BLUE = 0.0722;
const LUMA_RANGE = 219 / 255;
const CHROMA_RANGE = 224 / 255;
/** Factors are whole numbers of so many bits. */
const BITS = 15;
/** A color sample is made of the sum of four pixels. */
const CHROMA_BITS = BITS + 2;

type Factors = readonly [red: number, green: number, blue: number];

const blueDifference = CHROMA_RANGE / (2 * (1 - BLUE));
const redDifference = CHROMA_RANGE / (2 * (1 - RED));
const LUMA: Factors = [RED * LUMA_RANGE, GREEN * LUMA_RANGE, BLUE * LUMA_RANGE];
const CB: Factors = [-RED * blueDifference, -GREEN * blueDifference, (1 - BLUE) * blueDifference];
const CR: Factors = [(1 - RED) * redDifference, -GREEN * redDifference, -BLUE * redDifference];

/** Pixels of a block in a row. */
export const BLOCK_PX = 16;
const QUADS = [0, 1, 2, 3] as const;

const locals = new Locals();
const rgba = locals.int();
const width = locals.int();
const height = locals.int();
const planes = locals.int();
const row = locals.int();
const column = locals.int();
const at = locals.int();
const top = locals.int();
const luma = locals.int();
const cb = locals.int();
const cr = locals.int();
const rows = [QUADS.map(() => locals.vector()), QUADS.map(() => locals.vector())] as const;
const byteMask = locals.vector();

/** Weighs red with blue, and green with alpha, whose share is 0. */
class Weighing {
  readonly #redBlue = locals.vector();
  readonly #greenAlpha = locals.vector();
  readonly #bias = locals.vector();
  readonly #bits: number;
  readonly prepare: Code;

  /** `offset`: what is added, in values of the result. */
  constructor([red, green, blue]: Factors, offset: number, bits: number) {
    const whole = (factor: number) => Math.round(factor * 2 ** BITS);
    this.#bits = bits;
    this.prepare = [
      ...this.#redBlue.set(pairs(whole(red), whole(blue))),
      ...this.#greenAlpha.set(pairs(whole(green), 0)),
      ...this.#bias.set(fourOf((offset + 0.5) * 2 ** bits)),
    ];
  }

  /** Four results. */
  of(redBlue: Code, greenAlpha: Code): Code {
    const weighed = addFour(dot(redBlue, this.#redBlue.get), dot(greenAlpha, this.#greenAlpha.get));
    return shiftFourRight(addFour(weighed, this.#bias.get), this.#bits);
  }
}

const toLuma = new Weighing(LUMA, 16, BITS);
const toCb = new Weighing(CB, 128, CHROMA_BITS);
const toCr = new Weighing(CR, 128, CHROMA_BITS);

const redBlueOf = (pixels: Local): Code => and(pixels.get, byteMask.get);
const greenAlphaOf = (pixels: Local): Code => shiftEightRight(pixels.get);

function sixteen(of: (quad: (typeof QUADS)[number]) => Code): Code {
  return narrowEight(narrowFour(of(0), of(1)), narrowFour(of(2), of(3)));
}

function lumaOf(pixels: readonly Local[]): Code {
  return sixteen((quad) => toLuma.of(redBlueOf(pixels[quad]!), greenAlphaOf(pixels[quad]!)));
}

/** Sums of two by two pixels, of the eight pixels from a pair of quads. */
function sums(part: (pixels: Local) => Code, first: 0 | 2): Code {
  const across = (quad: number) => addEight(part(rows[0][quad]!), part(rows[1][quad]!));
  const left = across(first);
  const right = across(first + 1);
  return addEight(chooseFour(left, right, [0, 2, 4, 6]), chooseFour(left, right, [1, 3, 5, 7]));
}

/** Eight color samples in the lower bytes. */
function chromaOf(weighing: Weighing): Code {
  const four = (first: 0 | 2) => weighing.of(sums(redBlueOf, first), sums(greenAlphaOf, first));
  const eight = narrowFour(four(0), four(2));
  return narrowEight(eight, eight);
}

const stride = intTimes(width.get, int(4));
const pixelCount = intTimes(width.get, height.get);
const block: readonly Code[] = [
  at.set(lesser(column.get, intMinus(width.get, int(BLOCK_PX)))),
  ...QUADS.flatMap((quad) =>
    [top.get, intPlus(top.get, stride)].map((start, line) =>
      rows[line as 0 | 1][quad]!.set(load(intPlus(start, intTimes(at.get, int(4))), BLOCK_PX * quad)),
    ),
  ),
  store(intPlus(luma.get, at.get), lumaOf(rows[0])),
  store(intPlus(intPlus(luma.get, width.get), at.get), lumaOf(rows[1])),
  storeHalf(intPlus(cb.get, half(at.get)), chromaOf(toCb), 0),
  storeHalf(intPlus(cr.get, half(at.get)), chromaOf(toCr), 0),
  column.set(intPlus(column.get, int(BLOCK_PX))),
];
const twoRows: readonly Code[] = [
  column.set(int(0)),
  repeatWhile(isLess(column.get, width.get), block),
  top.set(intPlus(top.get, intTimes(stride, int(2)))),
  luma.set(intPlus(luma.get, intTimes(width.get, int(2)))),
  cb.set(intPlus(cb.get, half(width.get))),
  cr.set(intPlus(cr.get, half(width.get))),
  row.set(intPlus(row.get, int(2))),
];

/** `run(rgba, width, height, planes)`: addresses of the pixels and of where Y, Cb and Cr go. Even sizes of at least `BLOCK_PX`. */
export const conversionModule = moduleOf(locals, 4, [
  byteMask.set(pairs(0xff, 0xff)),
  toLuma.prepare,
  toCb.prepare,
  toCr.prepare,
  row.set(int(0)),
  top.set(rgba.get),
  luma.set(planes.get),
  cb.set(intPlus(planes.get, pixelCount)),
  cr.set(intPlus(cb.get, half(half(pixelCount)))),
  repeatWhile(isLess(row.get, height.get), twoRows),
]);
