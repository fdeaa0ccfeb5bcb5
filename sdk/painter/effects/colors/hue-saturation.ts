/** The effect Hue/Saturation, for all colors at once. */
import type { PixelChange } from '../../pixels/pixel-area';
import { effectNumber, type LottieEffect } from '../effect-values';
import { type ColorMap, mapColors } from './color-curves';

/** The chroma of a color grows at most so many times, as in After Effects. */
const MOST_SCALE = 126;

export function hueSaturationChange(effect: LottieEffect): (frame: number) => PixelChange {
  // degrees
  const hue = effectNumber(effect, 2, 0);
  // percent, -100 to 100
  const saturation = effectNumber(effect, 3, 0);
  const lightness = effectNumber(effect, 4, 0);
  return (frame) => {
    const maps = [
      hueMap(hue.at(frame)),
      saturationMap(saturation.at(frame) / 100),
      lightnessMap(lightness.at(frame) / 100),
    ].filter((map) => map !== undefined);
    return (area) => {
      for (const map of maps) mapColors(area, map);
    };
  };
}

/** Keeps the lightness and the saturation of HSL. */
function hueMap(degrees: number): ColorMap | undefined {
  if (degrees % 360 === 0) return undefined;
  const turn = (((degrees / 60) % 6) + 6) % 6;
  return (red, green, blue, to) => {
    const most = Math.max(red, green, blue);
    const least = Math.min(red, green, blue);
    const hue = (sextantOf(red, green, blue, most - least) + turn) % 6;
    for (let part = 0; part < 3; part++) {
      const away = Math.abs(((hue - 2 * part + 9) % 6) - 3);
      to[part] = least + (most - least) * Math.min(1, Math.max(0, 2 - away));
    }
  };
}

/** 0 red, 2 green, 4 blue. */
function sextantOf(red: number, green: number, blue: number, chroma: number): number {
  if (chroma === 0) return 0;
  if (red >= green && red >= blue) return ((green - blue) / chroma + 6) % 6;
  return green >= blue ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
}

/** Moves the parts of a color away from their middle, as far as none of them is cut. */
function saturationMap(share: number): ColorMap | undefined {
  if (share === 0) return undefined;
  const wanted = share < 0 ? Math.max(0, 1 + share) : Math.min(MOST_SCALE, 1 / Math.max(1e-6, 1 - share));
  return (red, green, blue, to) => {
    const most = Math.max(red, green, blue);
    const least = Math.min(red, green, blue);
    const middle = (most + least) / 2;
    const room = (2 * Math.min(middle, 255 - middle)) / Math.max(most - least, 1e-3);
    const scale = Math.min(wanted, room);
    to[0] = middle + (red - middle) * scale;
    to[1] = middle + (green - middle) * scale;
    to[2] = middle + (blue - middle) * scale;
  };
}

/** Toward white, or black where it is negative. */
function lightnessMap(share: number): ColorMap | undefined {
  if (share === 0) return undefined;
  const end = share > 0 ? 255 : 0;
  const amount = Math.min(1, Math.abs(share));
  return (red, green, blue, to) => {
    to[0] = red + (end - red) * amount;
    to[1] = green + (end - green) * amount;
    to[2] = blue + (end - blue) * amount;
  };
}
