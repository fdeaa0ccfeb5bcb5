/** The look of 'Food and drink': a kitchen with an awning. Paper cut by hand, checked cloth, a warm serif, prices in handwriting. */
import { sceneColorField } from '../../fields';
import { slot } from '../../lottie/color';
import type { TypeStyle } from '../../lottie/text';

export const BPM = 96;

export const ink = slot('ink', '#3b1522');
export const cream = slot('cream', '#fff4dd');
export const tomato = slot('tomato', '#c92f16');
export const olive = slot('olive', '#4f6119');
export const butter = slot('butter', '#f9cd5f');
/** Grounds that change with the scene; backgrounds, not slots. */
export const CREAM = '#fdf0d5';
export const BUTTER = '#f9cd5f';
export const TOMATO = '#c92f16';
export const OLIVE = '#4f6119';
export const PEACH = '#f7bd9c';

export const colors = [
  sceneColorField('Text', ink),
  sceneColorField('Card', cream),
  sceneColorField('Accent 1', tomato, { dataField: 'PRIMARY_COLOR' }),
  sceneColorField('Accent 2', olive, { dataField: 'SECONDARY_COLOR' }),
  sceneColorField('Accent 3', butter, { dataField: 'THIRD_COLOR' }),
];

export function serif(size: number, weight = 700): TypeStyle {
  return { family: 'Fraunces', weight, size, leading: 1.0, tracking: -22 };
}

export function body(size: number): TypeStyle {
  return { family: 'Fraunces', weight: 400, size, leading: 1.24, tracking: -6 };
}

export function hand(size: number): TypeStyle {
  return { family: 'Caveat', weight: 700, size, leading: 0.98 };
}
