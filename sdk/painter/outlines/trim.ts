/** Outlines of which a part is drawn: lines that draw themselves. */
import type { LottieProperty, LottieShape } from '../../scene/lottie';
import type { Reader } from '../properties/reader';
import { numberReader } from '../properties/readers';
import { lengthOf, type Outline, partOf } from './curves';
import type { JoiningModifier, Modifier } from './modifier';

/** `m` of a trim that treats its outlines as one long line. Others trim each outline by itself. */
const ONE_AFTER_THE_OTHER = 2;

/** Shares of a length; beyond 1 it goes on at the start. */
type Ends = readonly [start: number, end: number];

export function trimOf(shape: LottieShape): Modifier | JoiningModifier {
  const ends = endsReader(shape);
  if (shape.m === ONE_AFTER_THE_OTHER) return new JoinedTrim(ends);
  return {
    isStill: ends.isStill,
    change: (outlines, frame) => outlines.flatMap((outline) => trimmed(outline, ends.at(frame))),
  };
}

function endsReader({ s, e, o }: LottieShape): Reader<Ends> {
  const start = numberReader(s as LottieProperty, 0);
  const end = numberReader(e as LottieProperty, 100);
  const offset = numberReader(o as LottieProperty | undefined, 0);
  const share = (percent: number) => Math.min(1, Math.max(0, percent / 100));
  return {
    isStill: start.isStill && end.isStill && offset.isStill,
    at(frame) {
      const turn = (((offset.at(frame) % 360) + 360) % 360) / 360;
      const ends = [share(start.at(frame)) + turn, share(end.at(frame)) + turn] as const;
      return ends[0] > ends[1] ? [ends[1], ends[0]] : ends;
    },
  };
}

export function trimmed(outline: Outline, [start, end]: Ends): readonly Outline[] {
  const { curves, isClosed } = outline;
  if (end - start >= 1) return [outline];
  const length = lengthOf(curves);
  const part = (from: number, to: number): Outline => ({
    curves: partOf(curves, from * length, to * length),
    isClosed: false,
  });
  if (end <= 1) return [part(start, end)];
  if (start >= 1) return [part(start - 1, end - 1)];
  const last = part(start, 1);
  const first = part(0, end - 1);
  return isClosed ? [{ curves: [...last.curves, ...first.curves], isClosed: false }] : [last, first];
}

/** Its outlines are one long line, the first listed at its start. */
class JoinedTrim implements JoiningModifier {
  readonly #ends: Reader<Ends>;
  /** From the end of the line to its start. */
  readonly #joined: Reader<readonly Outline[]>[] = [];

  constructor(ends: Reader<Ends>) {
    this.#ends = ends;
  }

  join(outlines: Reader<readonly Outline[]>): Modifier {
    const ends = this.#ends;
    const joined = this.#joined;
    const index = joined.push(outlines) - 1;
    return {
      // a getter, since outlines that join later belong to the line as well
      get isStill() {
        return ends.isStill && joined.every(({ isStill }) => isStill);
      },
      change(own, frame) {
        const lengths = joined.map(({ at }) => lengthOfAll(at(frame)));
        const total = sum(lengths);
        let start = sum(lengths.slice(index + 1));
        return own.flatMap((outline) => {
          const parts = partsWithin(outline, start, total, ends.at(frame));
          start += lengthOf(outline.curves);
          return parts;
        });
      },
    };
  }
}

function lengthOfAll(outlines: readonly Outline[]): number {
  return sum(outlines.map(({ curves }) => lengthOf(curves)));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Up to 1: an end beyond it begins anew. */
function spansOf([from, to]: Ends): readonly Ends[] {
  if (to <= 1) return [[from, to]];
  if (from >= 1) return [[from - 1, to - 1]];
  const last: Ends = [from, 1];
  const first: Ends = [0, to - 1];
  return [last, first];
}

/** Parts that the ends leave of an outline that begins at `start` of a line with the length `total`, in px. */
function partsWithin(outline: Outline, start: number, total: number, ends: Ends): readonly Outline[] {
  if (ends[1] - ends[0] >= 1) return [outline];
  const length = lengthOf(outline.curves);
  return spansOf(ends).flatMap(([first, last]): Outline[] => {
    const begin = Math.max(0, first * total - start);
    const end = Math.min(length, last * total - start);
    if (end <= begin) return [];
    if (begin <= 0 && end >= length) return [outline];
    return [{ curves: partOf(outline.curves, begin, end), isClosed: false }];
  });
}
