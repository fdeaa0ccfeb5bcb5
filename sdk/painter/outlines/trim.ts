/** Outlines of which a part is drawn: lines that draw themselves. */
import type { LottieProperty, LottieShape } from '../../scene/lottie';
import type { Reader } from '../properties/reader';
import { numberReader } from '../properties/readers';
import { Unpaintable } from '../unpaintable';
import { lengthOf, type Outline, partOf } from './curves';
import type { Modifier } from './modifier';

export function trimOf(shape: LottieShape): Modifier {
  const ends = endsReader(shape);
  return { isStill: ends.isStill, change: (outline, frame) => trimmed(outline, ends.at(frame)) };
}

/** Shares of the outline's length; beyond 1 it goes on at the start. */
function endsReader({ s, e, o, m }: LottieShape): Reader<readonly [start: number, end: number]> {
  if (m === 2) throw new Unpaintable('outlines that are drawn one after the other');
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

export function trimmed(outline: Outline, [start, end]: readonly [number, number]): readonly Outline[] {
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
