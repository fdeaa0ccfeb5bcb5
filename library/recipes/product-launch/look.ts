/** The look of 'Product launch': a Swiss poster in motion. One grotesk as large as it goes, one hot color, hard cuts. */
import { sceneColorField } from '../../fields';
import { fixed, slot } from '../../lottie/color';
import type { TypeStyle } from '../../lottie/text';

export const BPM = 120;

export const ink = slot('ink', '#121214');
export const paper = slot('paper', '#f3f0ea');
export const accent = slot('accent', '#ff4b1f');
/** On pictures under a scrim. */
export const white = fixed('#ffffff');

export const inkField = sceneColorField('Dark', ink);
export const paperField = sceneColorField('Light', paper);
export const accentField = sceneColorField('Accent', accent, { dataField: 'PRIMARY_COLOR' });

export function display(size: number): TypeStyle {
  return { family: 'Archivo Black', weight: 400, size, leading: 0.96, tracking: -30 };
}

export function body(size: number): TypeStyle {
  return { family: 'Inter', weight: 500, size, leading: 1.32, tracking: -12 };
}

export function label(size: number): TypeStyle {
  return { family: 'Inter', weight: 600, size, leading: 1.2, tracking: -8 };
}
