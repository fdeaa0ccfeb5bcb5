/** Colors of a Lottie document as CSS. */

/** Red, green and blue, 0 to 1 each. */
export type Color = readonly number[];

/** Cut to whole parts of 255 as lottie-web does. */
export function css([red = 0, green = 0, blue = 0]: Color, alpha = 1): string {
  const part = (value: number) => Math.floor(Math.min(1, Math.max(0, value)) * 255);
  return `rgb(${part(red)} ${part(green)} ${part(blue)} / ${alpha})`;
}
