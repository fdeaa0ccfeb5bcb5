/** The look of 'Property listing': an architect's sheet. Fine serif, technical captions, hairlines on stone, deep green. */
import { sceneColorField } from '../../fields';
import { fixed, slot } from '../../lottie/color';
import type { TypeStyle } from '../../lottie/text';

export const BPM = 80;

export const ink = slot('ink', '#1f362c');
export const stone = slot('stone', '#ece8df');
export const brass = slot('accent', '#694a1e');
export const sage = slot('sage', '#b9c5b1');
/** Grounds that change with the scene; backgrounds, not slots. */
export const SHEET = '#ece8df';
export const GARDEN = '#1f362c';
export const LEAF = '#b9c5b1';
/** Lines on the dark green, where the accent would drown. */
export const gilt = fixed('#d9bd8b');
export const white = fixed('#fbf9f4');

export const inkField = sceneColorField('Dark', ink);
export const stoneField = sceneColorField('Card', stone);
export const brassField = sceneColorField('Accent 1', brass, { dataField: 'PRIMARY_COLOR' });
export const sageField = sceneColorField('Accent 2', sage, { dataField: 'SECONDARY_COLOR' });

export function serif(size: number): TypeStyle {
  return { family: 'Playfair Display', weight: 400, size, leading: 1.04, tracking: -22 };
}

export function body(size: number): TypeStyle {
  return { family: 'Space Grotesk', weight: 400, size, leading: 1.36, tracking: -6 };
}

/** Captions of a drawing. */
export function caption(size: number): TypeStyle {
  return { family: 'Space Grotesk', weight: 500, size, leading: 1.2, tracking: 30 };
}
