/** The effects Tint, Tritone, Fill and Invert on layers of any kind. Those of shapes and solids are baked when files are imported. */
import type { Color } from '../../color';
import { opacityChange, type PixelChange } from '../../pixels/pixel-area';
import { effectColor, effectNumber, type LottieEffect } from '../effect-values';
import { curveChange, toneChange } from './color-curves';

const BLACK = [0, 0, 0];
const WHITE = [1, 1, 1];
const GRAY = [0.5, 0.5, 0.5];

export function tintChange(effect: LottieEffect): (frame: number) => PixelChange {
  const black = effectColor(effect, 0, BLACK);
  const white = effectColor(effect, 1, WHITE);
  const amount = effectNumber(effect, 2, 100);
  return (frame) => {
    const dark = black.at(frame);
    const bright = white.at(frame);
    return toneChange((brightness) => between(dark, bright, brightness), amount.at(frame) / 100);
  };
}

export function tritoneChange(effect: LottieEffect): (frame: number) => PixelChange {
  const highlights = effectColor(effect, 0, WHITE);
  const middles = effectColor(effect, 1, GRAY);
  const shadows = effectColor(effect, 2, BLACK);
  // percent of the original
  const original = effectNumber(effect, 3, 0);
  return (frame) => {
    const bright = highlights.at(frame);
    const middle = middles.at(frame);
    const dark = shadows.at(frame);
    const toneOf = (brightness: number) =>
      brightness < 0.5 ? between(dark, middle, 2 * brightness) : between(middle, bright, 2 * brightness - 1);
    return toneChange(toneOf, 1 - original.at(frame) / 100);
  };
}

export function fillChange(effect: LottieEffect): (frame: number) => PixelChange {
  const color = effectColor(effect, 2, [1, 0, 0]);
  const opacity = effectNumber(effect, 6, 1);
  return (frame) => {
    const filled = color.at(frame);
    const fill = toneChange(() => filled, 1);
    const fade = opacityChange(Math.min(1, Math.max(0, opacity.at(frame))));
    return (area, matrix) => {
      fill(area, matrix);
      fade(area, matrix);
    };
  };
}

export function invertChange(effect: LottieEffect): (frame: number) => PixelChange {
  // percent
  const original = effectNumber(effect, 1, 0);
  return (frame) => {
    const share = 1 - original.at(frame) / 100;
    return curveChange((value) => value + (1 - 2 * value) * share);
  };
}

function between(from: Color, to: Color, share: number): Color {
  return from.map((part, index) => part + ((to[index] ?? 0) - part) * share);
}
