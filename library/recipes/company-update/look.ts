/** The look of 'Company update': a clear report. Cards on a soft background, charts that draw themselves, figures with room around them. */
import { sceneColorField } from '../../fields';
import { slot } from '../../lottie/color';
import type { TypeStyle } from '../../lottie/text';

export const BPM = 100;

export const ink = slot('ink', '#12173f');
export const white = slot('white', '#ffffff');
export const indigo = slot('indigo', '#474bea');
export const mint = slot('mint', '#2ed3a5');
export const apricot = slot('apricot', '#ffb26b');
/** Grounds that change with the scene; backgrounds, not slots. */
export const MIST = '#edeffb';
export const NAVY = '#12173f';

export const inkField = sceneColorField('Text', ink);
export const whiteField = sceneColorField('Card', white);
export const indigoField = sceneColorField('Accent 1', indigo, { dataField: 'PRIMARY_COLOR' });
export const mintField = sceneColorField('Accent 2', mint, { dataField: 'SECONDARY_COLOR' });
export const apricotField = sceneColorField('Accent 3', apricot, { dataField: 'THIRD_COLOR' });
export const colors = [inkField, whiteField, indigoField, mintField, apricotField];

export function display(size: number): TypeStyle {
  return { family: 'Manrope', weight: 800, size, leading: 1.08, tracking: -26 };
}

export function figure(size: number): TypeStyle {
  return { family: 'Space Grotesk', weight: 700, size, leading: 1, tracking: -40 };
}

export function body(size: number): TypeStyle {
  return { family: 'Manrope', weight: 500, size, leading: 1.36, tracking: -8 };
}

export function label(size: number): TypeStyle {
  return { family: 'Manrope', weight: 700, size, leading: 1.2, tracking: -6 };
}
