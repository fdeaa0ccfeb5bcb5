/** The look of 'Product spotlight': a quiet gallery. Doorways in plaster, a sun on the wall, a slender serif. */
import { sceneColorField } from '../../fields';
import { slot } from '../../lottie/color';
import type { TypeStyle } from '../../lottie/text';

export const BPM = 80;

export const ink = slot('ink', '#22201d');
export const plaster = slot('plaster', '#f4ecdf');
export const clay = slot('color-1', '#a3431f');
export const sun = slot('color-2', '#e9b872');
/** Grounds that change with the scene; backgrounds, not slots. */
export const NIGHT = '#24312c';
export const PLASTER = '#efe5d6';
export const CLAY = '#a3431f';
export const SAND = '#eae0d0';

/** Every scene shows all of them: the rings of the transitions carry them. */
export const colors = [
  sceneColorField('Dark', ink),
  sceneColorField('Plaster', plaster),
  sceneColorField('Clay', clay, { dataField: 'PRIMARY_COLOR' }),
  sceneColorField('Sun', sun, { dataField: 'SECONDARY_COLOR' }),
];

export function display(size: number): TypeStyle {
  return { family: 'Playfair Display', weight: 600, size, leading: 1.06, tracking: -14 };
}

export function body(size: number): TypeStyle {
  return { family: 'Manrope', weight: 500, size, leading: 1.36, tracking: -8 };
}

export function label(size: number): TypeStyle {
  return { family: 'Manrope', weight: 700, size, leading: 1.2, tracking: 4 };
}
