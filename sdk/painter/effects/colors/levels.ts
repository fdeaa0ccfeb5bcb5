/** The effects Levels and Levels (Individual Controls). */
import type { PixelChange } from '../../pixels/pixel-area';
import type { Reader } from '../../properties/reader';
import { effectNumber, type LottieEffect } from '../effect-values';
import { curveChange, type ToneCurve } from './color-curves';

/** The five values of a channel, in the order of the effect: 0 to 1, the exponent in the middle. */
type ChannelReaders = readonly [Reader<number>, Reader<number>, Reader<number>, Reader<number>, Reader<number>];

/** Indices of the first values of the channels. */
const SINGLE = { channel: 0, values: 2, clips: 7 };
const INDIVIDUAL = { all: 3, parts: [10, 17, 24], clips: 37 } as const;
/** Value of the switches that cut what is beyond the output. */
const CUTS = 1;
/** A span that is smaller is a step. */
const LEAST_SPAN = 1e-3;

/** `Channel`: 1 all, 2 red, 3 green, 4 blue. */
export function levelsChange(effect: LottieEffect): (frame: number) => PixelChange {
  const channel = effectNumber(effect, SINGLE.channel, 1);
  const curveAt = channelCurve(effect, SINGLE.values, SINGLE.clips);
  return (frame) => {
    const curve = curveAt(frame);
    const chosen = channel.at(frame);
    const [red, green, blue] = [2, 3, 4].map((part) => (chosen === 1 || chosen === part ? curve : unchanged));
    return curveChange(red ?? unchanged, green ?? unchanged, blue ?? unchanged);
  };
}

/** The curves of single parts come before the one of all. */
export function individualLevelsChange(effect: LottieEffect): (frame: number) => PixelChange {
  const allAt = channelCurve(effect, INDIVIDUAL.all, INDIVIDUAL.clips);
  const partsAt = INDIVIDUAL.parts.map((start) => channelCurve(effect, start, INDIVIDUAL.clips));
  return (frame) => {
    const all = allAt(frame);
    const [red, green, blue] = partsAt.map((partAt): ToneCurve => {
      const part = partAt(frame);
      return (value) => all(part(value));
    });
    return curveChange(red ?? all, green ?? all, blue ?? all);
  };
}

const unchanged: ToneCurve = (value) => value;

function channelCurve(effect: LottieEffect, start: number, clips: number): (frame: number) => ToneCurve {
  const absent = [0, 1, 1, 0, 1];
  const readers = absent.map((value, index) => effectNumber(effect, start + index, value)) as unknown as ChannelReaders;
  const cutsBlack = effectNumber(effect, clips, CUTS);
  const cutsWhite = effectNumber(effect, clips + 1, CUTS);
  return (frame) => {
    const [fromBlack, fromWhite, gamma, toBlack, toWhite] = readers.map((reader) => reader.at(frame)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const span = spanOf(fromWhite - fromBlack);
    const exponent = 1 / Math.max(LEAST_SPAN, gamma);
    const least = cutsBlack.at(frame) === CUTS ? Math.min(toBlack, toWhite) : 0;
    const most = cutsWhite.at(frame) === CUTS ? Math.max(toBlack, toWhite) : 1;
    return (value) => {
      const share = Math.max(0, (value - fromBlack) / span) ** exponent;
      return Math.min(most, Math.max(least, toBlack + (toWhite - toBlack) * share));
    };
  };
}

function spanOf(span: number): number {
  return Math.abs(span) < LEAST_SPAN ? LEAST_SPAN : span;
}
