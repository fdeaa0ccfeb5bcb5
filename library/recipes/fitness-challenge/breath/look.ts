/** The look of 'Breath': an early morning. Discs that breathe, soft hills, a fine serif; scenes dissolve into mist and nothing has edges. */
import { sceneColorField } from '../../../fields';
import { slot } from '../../../lottie/color';
import type { TypeStyle } from '../../../lottie/text';

export const BPM = 80;

export const ink = slot('ink', '#2e2a47');
export const mist = slot('mist', '#f5efe6');
export const coral = slot('coral', '#ee9a7c');
export const sage = slot('sage', '#8fae8b');
export const lilac = slot('lilac', '#b6a5dc');
/** Grounds that change with the scene; backgrounds, not slots. */
export const LINEN = '#f5efe6';
export const SAGE = '#d3dfca';
export const LILAC = '#ddd5ee';
export const DUSK = '#2e2a47';

const fields = {
  ink: sceneColorField('Text', ink),
  mist: sceneColorField('Mist', mist),
  coral: sceneColorField('First disc', coral, { dataField: 'PRIMARY_COLOR' }),
  sage: sceneColorField('Second disc', sage, { dataField: 'SECONDARY_COLOR' }),
  lilac: sceneColorField('Third disc', lilac, { dataField: 'THIRD_COLOR' }),
};

/** Colors of a scene on a light background, and of one at dusk, whose text is the mist. */
export const lightColors = [fields.ink, fields.mist, fields.coral, fields.sage, fields.lilac];
export const duskColors = [fields.mist, fields.coral, fields.sage, fields.lilac];

export function serif(size: number): TypeStyle {
  return { family: 'Playfair Display', weight: 500, size, leading: 1.1, tracking: -14 };
}

export function body(size: number): TypeStyle {
  return { family: 'Inter', weight: 400, size, leading: 1.44, tracking: -6 };
}

export function label(size: number): TypeStyle {
  return { family: 'Inter', weight: 500, size, leading: 1.3, tracking: 0 };
}
