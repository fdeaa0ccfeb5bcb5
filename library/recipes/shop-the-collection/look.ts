/** The look of 'Shop the collection': a printed catalog. A strict grid, hairlines, one grotesk, cobalt and butter. */
import { sceneColorField } from '../../fields';
import { slot } from '../../lottie/color';
import type { TypeStyle } from '../../lottie/text';

export const BPM = 100;

export const ink = slot('ink', '#101319');
export const paper = slot('paper', '#ffffff');
export const cobalt = slot('color-1', '#1f3fe0');
export const butter = slot('color-2', '#ffd65c');
/** Grounds that change with the scene; backgrounds, not slots. */
export const PAPER = '#ffffff';
export const STONE = '#eceae6';
export const COBALT = '#1f3fe0';
export const BUTTER = '#ffd65c';

/** Every scene shows all of them: the columns of the transitions carry them. */
export const colors = [
  sceneColorField('Dark', ink),
  sceneColorField('Card', paper),
  sceneColorField('Accent 1', cobalt, { dataField: 'PRIMARY_COLOR' }),
  sceneColorField('Accent 2', butter, { dataField: 'SECONDARY_COLOR' }),
];

export function display(size: number): TypeStyle {
  return { family: 'Space Grotesk', weight: 700, size, leading: 0.98, tracking: -42 };
}

export function body(size: number): TypeStyle {
  return { family: 'Space Grotesk', weight: 500, size, leading: 1.3, tracking: -14 };
}

export function label(size: number): TypeStyle {
  return { family: 'Space Grotesk', weight: 700, size, leading: 1.14, tracking: -18 };
}
