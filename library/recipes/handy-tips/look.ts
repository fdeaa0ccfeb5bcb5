/** The look of 'Handy tips': cut paper and stickers. Round shapes, friendly type, a pen that adds notes; everything bounces. */
import { sceneColorField } from '../../fields';
import { fixed, slot } from '../../lottie/color';
import type { TypeStyle } from '../../lottie/text';

export const BPM = 96;

export const ink = slot('ink', '#221f4b');
export const card = slot('card', '#fffaf0');
export const accent = slot('accent', '#ff6f59');
export const second = slot('second', '#5dc39a');
/** Grounds that change with the scene; backgrounds, not slots. */
export const SUN = '#ffc94d';
export const SKY = '#a5dcee';
export const BLUSH = '#ffc9bd';
export const MINT = '#bfe8d2';
export const white = fixed('#ffffff');

export const inkField = sceneColorField('Text', ink);
export const cardField = sceneColorField('Card', card);
export const accentField = sceneColorField('Sticker', accent, { dataField: 'PRIMARY_COLOR' });
export const secondField = sceneColorField('Second sticker', second, { dataField: 'SECONDARY_COLOR' });
export const colors = [inkField, cardField, accentField, secondField];

export function display(size: number): TypeStyle {
  return { family: 'Poppins', weight: 800, size, leading: 1.04, tracking: -25 };
}

export function body(size: number): TypeStyle {
  return { family: 'Poppins', weight: 500, size, leading: 1.3, tracking: -8 };
}

export function label(size: number): TypeStyle {
  return { family: 'Poppins', weight: 700, size, leading: 1.15, tracking: -10 };
}

export function pen(size: number): TypeStyle {
  return { family: 'Caveat', weight: 700, size, leading: 1 };
}
