/** The look of 'Seasonal sale': a shop window. Condensed capitals as tall as they go, tags, tickets and tape in acid colors. */
import { sceneColorField } from '../../fields';
import { slot } from '../../lottie/color';
import type { TypeStyle } from '../../lottie/text';

export const BPM = 120;

export const ink = slot('ink', '#141414');
export const paper = slot('paper', '#fbfaff');
export const violet = slot('color-1', '#6234f0');
export const lime = slot('color-2', '#dcff4c');
export const pink = slot('color-3', '#ff6aa8');
/** Grounds that change with the scene; backgrounds, not slots. */
export const VIOLET = '#6234f0';
export const LIME = '#dcff4c';
export const PINK = '#ff6aa8';
export const PAPER = '#fbfaff';
export const NIGHT = '#141414';

/** Every scene shows all of them: the strips of the transitions carry them. */
export const colors = [
  sceneColorField('Dark', ink),
  sceneColorField('Card', paper),
  sceneColorField('Accent 1', violet, { dataField: 'PRIMARY_COLOR' }),
  sceneColorField('Accent 2', lime, { dataField: 'SECONDARY_COLOR' }),
  sceneColorField('Accent 3', pink, { dataField: 'THIRD_COLOR' }),
];

export function display(size: number): TypeStyle {
  return { family: 'Oswald', weight: 700, size, leading: 1.0, tracking: -14, caps: true };
}

export function body(size: number): TypeStyle {
  return { family: 'Montserrat', weight: 600, size, leading: 1.28, tracking: -10 };
}

export function label(size: number): TypeStyle {
  return { family: 'Montserrat', weight: 800, size, leading: 1.15, tracking: -6 };
}
