/** The look of 'We are hiring': building blocks. A geometric grotesk, quarter circles on a strict grid, five loud colors. */
import { sceneColorField } from '../../fields';
import { slot } from '../../lottie/color';
import type { TypeStyle } from '../../lottie/text';

export const BPM = 96;

export const ink = slot('ink', '#15153d');
export const cream = slot('cream', '#f7f2e8');
export const cobalt = slot('block-1', '#2f3cff');
export const orange = slot('block-2', '#ff7a2f');
export const pink = slot('block-3', '#ffb7d5');
export const yellow = slot('block-4', '#ffd23f');
/** Grounds that change with the scene; backgrounds, not slots. */
export const COBALT = '#2f3cff';
export const PINK = '#ffb7d5';
export const YELLOW = '#ffd23f';
export const CREAM = '#f7f2e8';

/** Every scene shows all of them: the blocks of the transitions carry them from scene to scene. */
export const colors = [
  sceneColorField('Text', ink),
  sceneColorField('Card', cream),
  sceneColorField('First block', cobalt, { dataField: 'PRIMARY_COLOR' }),
  sceneColorField('Second block', orange, { dataField: 'SECONDARY_COLOR' }),
  sceneColorField('Third block', pink, { dataField: 'THIRD_COLOR' }),
  sceneColorField('Fourth block', yellow, { dataField: 'FOURTH_COLOR' }),
];

export function display(size: number): TypeStyle {
  return { family: 'Sora', weight: 800, size, leading: 1.02, tracking: -42 };
}

export function body(size: number): TypeStyle {
  return { family: 'Sora', weight: 400, size, leading: 1.36, tracking: -12 };
}

export function label(size: number): TypeStyle {
  return { family: 'Sora', weight: 700, size, leading: 1.2, tracking: -14 };
}
