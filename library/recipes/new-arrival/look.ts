/** The look of 'New arrival': spring air. Soft cards, flowers that turn, pills, a round geometric face in lilac and mint. */
import { sceneColorField } from '../../fields';
import { slot } from '../../lottie/color';
import type { TypeStyle } from '../../lottie/text';

export const BPM = 96;

export const ink = slot('ink', '#231942');
export const white = slot('white', '#ffffff');
export const violet = slot('color-1', '#5f35e0');
export const mint = slot('color-2', '#a6ecc8');
export const peach = slot('color-3', '#ffc7a6');
/** Grounds that change with the scene; backgrounds, not slots. */
export const LILAC = '#e3d8ff';
export const MINT = '#d3f5e3';
export const PEACH = '#ffe1cf';
export const VIOLET = '#5f35e0';

/** Every scene shows all of them: the rings of the transitions carry them. */
export const colors = [
  sceneColorField('Dark', ink),
  sceneColorField('Card', white),
  sceneColorField('Accent 1', violet, { dataField: 'PRIMARY_COLOR' }),
  sceneColorField('Accent 2', mint),
  sceneColorField('Accent 3', peach),
];

export function display(size: number): TypeStyle {
  return { family: 'Sora', weight: 700, size, leading: 1.04, tracking: -46 };
}

export function body(size: number): TypeStyle {
  return { family: 'Sora', weight: 400, size, leading: 1.38, tracking: -16 };
}

export function label(size: number): TypeStyle {
  return { family: 'Sora', weight: 600, size, leading: 1.2, tracking: -20 };
}
