/**
 * Instructions of WebAssembly as expressions, and a module of one function of them. Enough for loops over pixels with SIMD; the numbers
 * are those of the specification (https://webassembly.github.io/spec/core/binary/instructions.html).
 */

/** Bytes of instructions. An expression leaves one value on the stack. */
export type Code = readonly number[];

const I32 = 0x7f;
const V128 = 0x7b;
const SIMD = 0xfd;
const EMPTY_BLOCK = 0x40;
const END = 0x0b;

/** A variable of the function. */
export interface Local {
  readonly type: number;
  readonly get: Code;
  set(value: Code): Code;
}

/** Declares the variables of one function, arguments first. */
export class Locals {
  readonly #types: number[] = [];

  int(): Local {
    return this.#declare(I32);
  }

  vector(): Local {
    return this.#declare(V128);
  }

  get types(): readonly number[] {
    return this.#types;
  }

  #declare(type: number): Local {
    const index = unsigned(this.#types.push(type) - 1);
    return { type, get: [0x20, ...index], set: (value) => [...value, 0x21, ...index] };
  }
}

export const int = (value: number): Code => [0x41, ...signed(value)];
export const intPlus = (left: Code, right: Code): Code => [...left, ...right, 0x6a];
export const intMinus = (left: Code, right: Code): Code => [...left, ...right, 0x6b];
export const intTimes = (left: Code, right: Code): Code => [...left, ...right, 0x6c];
export const half = (value: Code): Code => [...value, ...int(1), 0x76];
export const isLess = (left: Code, right: Code): Code => [...left, ...right, 0x49];
/** The lesser one; each is computed twice. */
export const lesser = (left: Code, right: Code): Code => [...left, ...right, ...isLess(left, right), 0x1b];

/** Runs `body`, and again while `condition` is not 0. */
export const repeatWhile = (condition: Code, body: readonly Code[]): Code => [
  0x03,
  EMPTY_BLOCK,
  ...body.flat(),
  ...condition,
  0x0d,
  0,
  END,
];

export const load = (address: Code, offset: number): Code => [...address, SIMD, 0, 0, ...unsigned(offset)];
export const store = (address: Code, value: Code): Code => [...address, ...value, SIMD, 0x0b, 0, 0];
/** Eight of the 16 bytes. */
export const storeHalf = (address: Code, value: Code, which: 0 | 1): Code => [
  ...address,
  ...value,
  SIMD,
  0x5b,
  0,
  0,
  which,
];

/** The same 16 bits in each of eight lanes, or the same pair in each of four. */
export function pairs(first: number, second: number): Code {
  const lane = new Uint8Array(Int16Array.of(first, second).buffer);
  return [SIMD, 0x0c, ...lane, ...lane, ...lane, ...lane];
}

/** The same 32 bits in each of four lanes. */
export const fourOf = (value: number): Code => [...int(value), SIMD, 0x11];
export const and = (left: Code, right: Code): Code => [...left, ...right, SIMD, 0x4e];
/** Shifts of 16-bit lanes, filled with zeros. */
export const shiftEightRight = (value: Code): Code => [...value, ...int(8), SIMD, 0x8d, 1];
export const addEight = (left: Code, right: Code): Code => [...left, ...right, SIMD, 0x8e, 1];
export const addFour = (left: Code, right: Code): Code => [...left, ...right, SIMD, 0xae, 1];
export const shiftFourRight = (value: Code, bits: number): Code => [...value, ...int(bits), SIMD, 0xac, 1];
/** Multiplies eight lanes of 16 bits, and adds neighbors. */
export const dot = (left: Code, right: Code): Code => [...left, ...right, SIMD, 0xba, 1];
/** Lanes of 32 bits to 16, kept within their range. */
export const narrowFour = (left: Code, right: Code): Code => [...left, ...right, SIMD, 0x85, 1];
/** Lanes of 16 bits to bytes, kept within 0 and 255. */
export const narrowEight = (left: Code, right: Code): Code => [...left, ...right, SIMD, 0x66];
/** The lanes of 32 bits with these numbers: 0 to 3 of the left, 4 to 7 of the right. */
export const chooseFour = (left: Code, right: Code, lanes: readonly number[]): Code => [
  ...left,
  ...right,
  SIMD,
  0x0d,
  ...lanes.flatMap((lane) => [4 * lane, 4 * lane + 1, 4 * lane + 2, 4 * lane + 3]),
];

/** A module that exports `run`, a function of the first `argumentCount` locals without a result, and imports `host.memory`. */
export function moduleOf(locals: Locals, argumentCount: number, body: readonly Code[]): Uint8Array<ArrayBuffer> {
  const { types } = locals;
  const declared = types.slice(argumentCount).map((type) => [1, type]);
  const code = [...vector(declared), ...body.flat(), END];
  return Uint8Array.of(
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, vector([[0x60, ...vector(types.slice(0, argumentCount).map((type) => [type])), 0]])),
    ...section(2, vector([[...name('host'), ...name('memory'), 2, 0, 1]])),
    ...section(3, vector([[0]])),
    ...section(7, vector([[...name('run'), 0, 0]])),
    ...section(10, vector([[...unsigned(code.length), ...code]])),
  );
}

const section = (id: number, content: Code): Code => [id, ...unsigned(content.length), ...content];
const vector = (items: readonly Code[]): Code => [...unsigned(items.length), ...items.flat()];
const name = (text: string): Code => [...unsigned(text.length), ...new TextEncoder().encode(text)];

function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

function signed(value: number): Code {
  const isLast = value >= -0x40 && value < 0x40;
  return isLast ? [value & 0x7f] : [(value & 0x7f) | 0x80, ...signed(value >> 7)];
}
