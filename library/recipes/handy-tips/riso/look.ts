/** The look of 'Riso': a small press. Three inks on rough paper that overlap and never quite meet; plain shapes that turn on the beat. */
import { sceneColorField } from '../../../fields';
import { fixed, slot } from '../../../lottie/color';
import type { TypeStyle } from '../../../lottie/text';

export const BPM = 120;

export const navy = slot('navy', '#232a68');
export const pink = slot('pink', '#ff6796');
export const yellow = slot('yellow', '#ffd044');
export const paper = fixed('#f6efe0');
export const buttonText = slot('button-text', '#f6efe0');
export const buttonTextField = sceneColorField('Light', buttonText);
/** Grounds that change with the scene; backgrounds, not slots. */
export const PAPER = '#f6efe0';
export const YELLOW = '#ffd044';
export const ROSE = '#ffc7d2';

export const colors = [
  sceneColorField('Dark ink', navy),
  sceneColorField('Accent 1', pink, { dataField: 'PRIMARY_COLOR' }),
  sceneColorField('Accent 2', yellow, { dataField: 'SECONDARY_COLOR' }),
];

export function display(size: number): TypeStyle {
  return { family: 'Montserrat', weight: 800, size, leading: 0.99, tracking: -36 };
}

export function label(size: number): TypeStyle {
  return { family: 'Montserrat', weight: 700, size, leading: 1.16, tracking: -8 };
}

export function body(size: number): TypeStyle {
  return { family: 'Lora', weight: 500, size, leading: 1.32, tracking: -2 };
}
