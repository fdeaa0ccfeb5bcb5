/** The look of 'Customer story': a page of a fine magazine. Warm serif on cream, thin rules, doorways, nothing hurries. */
import { sceneColorField } from '../../fields';
import { fixed, slot } from '../../lottie/color';
import type { TypeStyle } from '../../lottie/text';

export const BPM = 80;

export const ink = slot('ink', '#2b211a');
export const accent = slot('accent', '#9a4026');
export const cream = slot('cream', '#f6efe3');
/** Grounds that change with the scene; backgrounds, not slots. */
export const SAND = '#eadcc6';
export const FOREST = '#27332d';
export const white = fixed('#fffaf2');

export const inkField = sceneColorField('Text', ink);
export const accentField = sceneColorField('Accent', accent, { dataField: 'PRIMARY_COLOR' });
export const creamField = sceneColorField('Light', cream);

export function serif(size: number, weight = 400): TypeStyle {
  return { family: 'Fraunces', weight, size, leading: 1.08, tracking: -18 };
}

export function body(size: number): TypeStyle {
  return { family: 'Manrope', weight: 500, size, leading: 1.4, tracking: -4 };
}

export function label(size: number): TypeStyle {
  return { family: 'Manrope', weight: 700, size, leading: 1.2, tracking: 10 };
}
