type Rgb = readonly [number, number, number];
export const BLUE: Rgb = [20, 40, 200];
export const WHITE: Rgb = [255, 255, 255];

/** RGBA of `count` pixels. */
export function picture(colorAt: (index: number) => Rgb, count = 1000): Uint8ClampedArray {
  return Uint8ClampedArray.from(Array.from({ length: count }, (_, index) => [...colorAt(index), 255]).flat());
}
