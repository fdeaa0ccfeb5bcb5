/** A second look for 'Customer story': a conversation. Bubbles that pop up, dots that wait, a plain grotesk on pale mint. */
import { sceneColorField } from '../../../fields';
import { slot } from '../../../lottie/color';
import type { TypeStyle } from '../../../lottie/text';

export const BPM = 96;

export const ink = slot('ink', '#10231f');
export const white = slot('paper', '#ffffff');
export const teal = slot('bubble-1', '#00776a');
export const yellow = slot('bubble-2', '#ffe25c');
/** Grounds that change with the scene; backgrounds, not slots. */
export const MINT = '#dcf1ea';
export const TEAL = '#00776a';
export const YELLOW = '#ffe25c';

/** Every scene shows all of them: the bubbles between the scenes carry them. */
export const colors = [
  sceneColorField('Dark', ink),
  sceneColorField('Card', white),
  sceneColorField('First bubble', teal, { dataField: 'PRIMARY_COLOR' }),
  sceneColorField('Second bubble', yellow, { dataField: 'SECONDARY_COLOR' }),
];

export function display(size: number): TypeStyle {
  return { family: 'Inter', weight: 800, size, leading: 1.04, tracking: -36 };
}

export function body(size: number): TypeStyle {
  return { family: 'Inter', weight: 500, size, leading: 1.32, tracking: -14 };
}

export function label(size: number): TypeStyle {
  return { family: 'Inter', weight: 700, size, leading: 1.2, tracking: -12 };
}
