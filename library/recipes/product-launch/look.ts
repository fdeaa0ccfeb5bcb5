/** The look of 'Product launch': a Swiss poster in motion. One grotesk as large as it goes, one hot color, hard cuts. */
import { colorField } from '../../fields';
import { fixed, slot } from '../../lottie/color';
import type { TypeStyle } from '../../lottie/text';

export const BPM = 120;
export const PAPER = '#f3f0ea';

export const ink = slot('ink', '#121214');
export const accent = slot('accent', '#ff4b1f');
/** On pictures under a scrim. */
export const white = fixed('#ffffff');

export const inkField = colorField('Text', ink);
export const accentField = colorField('Accent', accent);

export function display(size: number): TypeStyle {
  return { family: 'Archivo Black', weight: 400, size, leading: 0.98, tracking: -25 };
}

export function body(size: number, weight = 500): TypeStyle {
  return { family: 'Inter', weight, size, leading: 1.35, tracking: -8 };
}

export function label(size: number): TypeStyle {
  return { family: 'Inter', weight: 600, size, leading: 1.2, tracking: 0 };
}
