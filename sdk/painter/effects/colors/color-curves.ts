/** Changes of colors, pixel by pixel: curves for each part, tones by brightness, or any other map of a color. */
import type { Color } from '../../color';
import type { PixelArea, PixelChange } from '../../pixels/pixel-area';

/** From 0 to 1 to a value that is cut to 0 to 1. */
export type ToneCurve = (value: number) => number;

/** Weights of red, green and blue in the brightness. */
export const BRIGHTNESS = [0.2126, 0.7152, 0.0722] as const;
const STEPS = 256;

/** Red, green and blue each have a curve. */
export function curveChange(red: ToneCurve, green = red, blue = red): PixelChange {
  const tables = [red, green, blue].map(tableOf) as [Uint8ClampedArray, Uint8ClampedArray, Uint8ClampedArray];
  const [reds, greens, blues] = tables;
  return ({ data }) => {
    for (let index = 0; index < data.length; index += 4) {
      data[index] = reds[data[index] as number] as number;
      data[index + 1] = greens[data[index + 1] as number] as number;
      data[index + 2] = blues[data[index + 2] as number] as number;
    }
  };
}

/** A color for each brightness, `share` of it: 0 changes nothing. */
export function toneChange(toneOf: (brightness: number) => Color, share: number): PixelChange {
  const tones = new Uint8ClampedArray(STEPS * 3);
  for (let step = 0; step < STEPS; step++) {
    const [red = 0, green = 0, blue = 0] = toneOf(step / (STEPS - 1));
    tones.set([red * 255, green * 255, blue * 255], step * 3);
  }
  const [ofRed, ofGreen, ofBlue] = BRIGHTNESS;
  return ({ data }) => {
    for (let index = 0; index < data.length; index += 4) {
      const red = data[index] as number;
      const green = data[index + 1] as number;
      const blue = data[index + 2] as number;
      const tone = Math.round(ofRed * red + ofGreen * green + ofBlue * blue) * 3;
      data[index] = red + ((tones[tone] as number) - red) * share;
      data[index + 1] = green + ((tones[tone + 1] as number) - green) * share;
      data[index + 2] = blue + ((tones[tone + 2] as number) - blue) * share;
    }
  };
}

/** Writes a color, 0 to 255 each, to the first three places of `to`. */
export type ColorMap = (red: number, green: number, blue: number, to: Float64Array) => void;

/** Maps the color of each pixel and skips transparent ones. Neighbors are often of one color, which is mapped once. */
export function mapColors({ data }: PixelArea, map: ColorMap): void {
  const color = new Float64Array(3);
  let mapped = -1;
  for (let index = 0; index < data.length; index += 4) {
    if (data[index + 3] === 0) continue;
    const red = data[index] as number;
    const green = data[index + 1] as number;
    const blue = data[index + 2] as number;
    const packed = (red << 16) | (green << 8) | blue;
    if (packed !== mapped) map(red, green, blue, color);
    mapped = packed;
    data[index] = color[0] as number;
    data[index + 1] = color[1] as number;
    data[index + 2] = color[2] as number;
  }
}

function tableOf(curve: ToneCurve): Uint8ClampedArray {
  return Uint8ClampedArray.from({ length: STEPS }, (_, step) => curve(step / (STEPS - 1)) * 255);
}
