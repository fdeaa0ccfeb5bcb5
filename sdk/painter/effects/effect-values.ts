/** Values of effects as what can be asked at a frame. */
import type { LottieProperty } from '../../scene/lottie';
import type { Reader } from '../properties/reader';
import { numberReader, vectorReader } from '../properties/readers';

export interface LottieEffect {
  readonly ty: number;
  /** Match name. */
  readonly mn?: string;
  /** 0: it is switched off. Absent: it is on. */
  readonly en?: 0 | 1;
  readonly ef: readonly { readonly ty?: number; readonly v?: LottieProperty }[];
}

export function effectNumber({ ef }: LottieEffect, index: number, absent: number): Reader<number> {
  return numberReader(ef[index]?.v, absent);
}

export function effectColor({ ef }: LottieEffect, index: number, absent: readonly number[]): Reader<readonly number[]> {
  return vectorReader(ef[index]?.v, absent);
}

/** `ty` of values that are numbers, without switches and headings. */
const SLIDER = 0;

/** The number of a slider by its place among the sliders, wherever headings of groups lie between them. */
export function sliderNumber({ ef }: LottieEffect, index: number, absent: number): Reader<number> {
  return numberReader(ef.filter(({ ty }) => ty === SLIDER)[index]?.v, absent);
}
