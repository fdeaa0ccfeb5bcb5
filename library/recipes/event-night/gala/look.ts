/**
 * The look of 'Gala': a theater of the twenties. Gold lines that unfold in symmetry, a wide serif, a curtain;
 * everything is on one axis.
 */
import { sceneColorField } from '../../../fields';
import { fixed, slot } from '../../../lottie/color';
import type { TypeStyle } from '../../../lottie/text';

export const BPM = 80;

export const ivory = slot('ivory', '#f8efdc');
export const gold = slot('gold', '#e9c074');
export const wine = slot('wine', '#6b1d33');
/** Folds of the curtain. */
export const shade = fixed('#000000');
/** Light that runs over gold. */
export const shine = fixed('#fff6dd');
/** Grounds that change with the scene; backgrounds, not slots. */
export const EMERALD = '#0c2f28';
export const WINE = '#561628';
export const ONYX = '#15141a';

export const colors = [
  sceneColorField('Text', ivory),
  sceneColorField('Gold', gold, { dataField: 'PRIMARY_COLOR' }),
  sceneColorField('Curtain', wine, { dataField: 'SECONDARY_COLOR' }),
];

/** Width of every line, px. */
export const LINE = 4;

export function display(size: number): TypeStyle {
  return { family: 'DM Serif Display', weight: 400, size, leading: 1.04, tracking: -8 };
}

export function caps(size: number): TypeStyle {
  return { family: 'Montserrat', weight: 600, size, leading: 1.3, tracking: 150, caps: true };
}

export function body(size: number): TypeStyle {
  return { family: 'Montserrat', weight: 500, size, leading: 1.42, tracking: 0 };
}
