/** The look of 'Price drop': a market stall. Rays, jagged stickers, fat condensed figures in yellow, red and black. */
import { sceneColorField } from '../../fields';
import { slot } from '../../lottie/color';
import type { TypeStyle } from '../../lottie/text';

export const BPM = 120;

export const ink = slot('ink', '#1a120b');
export const white = slot('white', '#fffdf5');
export const red = slot('color-1', '#be150a');
export const yellow = slot('color-2', '#ffd91a');
export const ray = slot('color-3', '#ffe66b');
/** Grounds that change with the scene; backgrounds, not slots. */
export const YELLOW = '#ffd91a';
export const RED = '#be150a';
export const WHITE = '#fffdf5';
export const INK = '#1a120b';

/** Every scene shows all of them: the rings of the transitions carry them. */
export const colors = [
  sceneColorField('Dark', ink),
  sceneColorField('Light', white),
  sceneColorField('Accent 1', red, { dataField: 'PRIMARY_COLOR' }),
  sceneColorField('Accent 2', yellow),
  sceneColorField('Rays', ray),
];

export function display(size: number): TypeStyle {
  return { family: 'Bebas Neue', weight: 400, size, leading: 0.92, tracking: 0, caps: true };
}

export function body(size: number): TypeStyle {
  return { family: 'Poppins', weight: 600, size, leading: 1.26, tracking: -12 };
}

export function label(size: number): TypeStyle {
  return { family: 'Poppins', weight: 700, size, leading: 1.16, tracking: -16 };
}
