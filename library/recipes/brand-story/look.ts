/** The look of 'Brand story': a short film. Wide capitals, a bookish serif, darkness, warm light that leaks in from the side. */
import { sceneColorField } from '../../fields';
import { slot } from '../../lottie/color';
import type { TypeStyle } from '../../lottie/text';

export const BPM = 80;

export const NIGHT = '#15100d';

export const night = slot('night', NIGHT);
export const cream = slot('cream', '#f6e9d4');
export const amber = slot('light-1', '#eba75f');
export const ember = slot('light-2', '#b4472b');

/** Every scene shows all of them. */
export const colors = [
  sceneColorField('Dark', night),
  sceneColorField('Text', cream),
  sceneColorField('First light', amber, { dataField: 'PRIMARY_COLOR' }),
  sceneColorField('Second light', ember, { dataField: 'SECONDARY_COLOR' }),
];

/** Titles of a film. */
export function wide(size: number): TypeStyle {
  return { family: 'Montserrat', weight: 500, size, leading: 1.22, tracking: 190, caps: true };
}

export function credit(size: number): TypeStyle {
  return { family: 'Montserrat', weight: 600, size, leading: 1.2, tracking: 260, caps: true };
}

export function serif(size: number): TypeStyle {
  return { family: 'Lora', weight: 400, size, leading: 1.3, tracking: -8 };
}
