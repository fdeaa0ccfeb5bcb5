/** The look of 'Fitness challenge': a starting line. Condensed capitals that slam on the beat, slanted slabs, lanes and counters. */
import { sceneColorField } from '../../fields';
import { slot } from '../../lottie/color';
import type { TypeStyle } from '../../lottie/text';

export const BPM = 120;

export const coal = slot('coal', '#101114');
export const chalk = slot('chalk', '#f5f6ef');
export const lime = slot('lime', '#d0fb1f');
export const steel = slot('steel', '#2b2e35');
/** Grounds that change with the scene; backgrounds, not slots. */
export const COAL = '#101114';
export const CHALK = '#f5f6ef';
export const LIME = '#d0fb1f';

export const coalField = sceneColorField('Dark', coal);
export const chalkField = sceneColorField('Light', chalk);
export const limeField = sceneColorField('Signal', lime, { dataField: 'PRIMARY_COLOR' });
export const steelField = sceneColorField('Slab', steel);

/** Lean of a slab: px sideways per 1 px of height. */
export const LEAN = 0.22;

export function display(size: number): TypeStyle {
  return { family: 'Oswald', weight: 700, size, leading: 1.1, tracking: -14, caps: true };
}

export function label(size: number): TypeStyle {
  return { family: 'Oswald', weight: 600, size, leading: 1.2, tracking: 24, caps: true };
}

export function body(size: number): TypeStyle {
  return { family: 'Inter', weight: 600, size, leading: 1.3, tracking: -8 };
}
