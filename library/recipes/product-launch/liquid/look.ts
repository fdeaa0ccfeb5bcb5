/** A second look for 'Product launch': liquid. A fat serif, shapes that flow into each other, waves in blush, coral and plum. */
import { sceneColorField } from '../../../fields';
import { slot } from '../../../lottie/color';
import type { TypeStyle } from '../../../lottie/text';

export const BPM = 100;

export const plum = slot('plum', '#43163d');
export const cream = slot('cream', '#fff5ec');
export const coral = slot('liquid-1', '#ff8f74');
export const lilac = slot('liquid-2', '#cdb8f3');
export const blush = slot('liquid-3', '#f9d9cf');
/** Grounds that change with the scene; backgrounds, not slots. */
export const PLUM = '#43163d';
export const CREAM = '#fff5ec';
export const CORAL = '#ff8f74';
export const LILAC = '#cdb8f3';
export const BLUSH = '#f9d9cf';

/** Every scene shows all of them: the waves between the scenes carry them. */
export const colors = [
  sceneColorField('Dark', plum),
  sceneColorField('Card', cream),
  sceneColorField('First liquid', coral, { dataField: 'PRIMARY_COLOR' }),
  sceneColorField('Second liquid', lilac, { dataField: 'SECONDARY_COLOR' }),
  sceneColorField('Third liquid', blush, { dataField: 'THIRD_COLOR' }),
];

export function display(size: number): TypeStyle {
  return { family: 'DM Serif Display', weight: 400, size, leading: 1, tracking: -18 };
}

export function body(size: number): TypeStyle {
  return { family: 'Manrope', weight: 600, size, leading: 1.36, tracking: -12 };
}

export function label(size: number): TypeStyle {
  return { family: 'Manrope', weight: 800, size, leading: 1.2, tracking: -6 };
}
