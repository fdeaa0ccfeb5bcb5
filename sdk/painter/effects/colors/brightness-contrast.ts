/** The effects Brightness & Contrast and Exposure. */
import type { PixelChange } from '../../pixels/pixel-area';
import { effectNumber, type LottieEffect, sliderNumber } from '../effect-values';
import { curveChange } from './color-curves';

/** `Use Legacy` is on. */
const LEGACY = 1;

/** Both curves are those that Skottie measured in After Effects. */
export function brightnessContrastChange(effect: LottieEffect): (frame: number) => PixelChange {
  const brightness = effectNumber(effect, 0, 0);
  const contrast = effectNumber(effect, 1, 0);
  const isLegacy = effectNumber(effect, 2, 0);
  return (frame) => {
    const values = [brightness.at(frame), contrast.at(frame)] as const;
    return curveChange(isLegacy.at(frame) === LEGACY ? legacyCurve(...values) : curveOf(...values));
  };
}

/** Brightness -150 to 150, contrast -50 to 100. */
function curveOf(brightness: number, contrast: number): (value: number) => number {
  const exponent = 2 ** (1.8 * within(brightness / 150, -1, 1));
  const bend = Math.PI * within(contrast / 100, -0.5, 1);
  return (value) => {
    const bright = 1 - (1 - value) ** exponent;
    return (((-2 * bend) / 3) * bright + bend) * bright ** 2 + (1 - bend / 3) * bright;
  };
}

/** Both -100 to 100. */
function legacyCurve(brightness: number, contrast: number): (value: number) => number {
  const shift = within(brightness, -100, 100) / 255;
  const share = within(contrast / 100, -1, 1);
  const slope = share > 0 ? 1 / Math.max(1 - share, 1e-4) : 1 + share;
  const offset = (1 - slope) / 2 + shift * Math.max(slope, 1);
  return (value) => slope * value + offset;
}

/** Light of the screen, by which colors are brightened. */
const SCREEN_GAMMA = 2.2;
/** The sliders of the master channel. */
const EXPOSURE = 0;
const OFFSET = 1;
const GAMMA = 2;

/** Stops, offset and gamma of the master channel. */
export function exposureChange(effect: LottieEffect): (frame: number) => PixelChange {
  const stops = sliderNumber(effect, EXPOSURE, 0);
  const offset = sliderNumber(effect, OFFSET, 0);
  const gamma = sliderNumber(effect, GAMMA, 1);
  return (frame) => {
    const factor = 2 ** stops.at(frame);
    const shift = offset.at(frame);
    const exponent = 1 / Math.max(1e-3, gamma.at(frame)) / SCREEN_GAMMA;
    return curveChange((value) => Math.max(0, value ** SCREEN_GAMMA * factor + shift) ** exponent);
  };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
