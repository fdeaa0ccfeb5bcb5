/** The look of 'Step by step': a working drawing. One line weight on squared paper, measures, numbered markers; all of it draws itself. */
import { sceneColorField } from '../../fields';
import { slot } from '../../lottie/color';
import type { TypeStyle } from '../../lottie/text';

export const BPM = 100;

/** Lines and text on the blue sheet. */
export const chalk = slot('chalk', '#ffffff');
/** Lines and text on the white and the yellow sheet. */
export const ink = slot('ink', '#16279c');
export const accent = slot('accent', '#ffd23d');
/** Grounds that change with the scene; backgrounds, not slots. */
export const BLUE = '#1f3fcb';
export const PAPER = '#f3f5fd';
export const YELLOW = '#ffd23d';

export const chalkField = sceneColorField('Chalk', chalk);
export const inkField = sceneColorField('Lines', ink);
export const accentField = sceneColorField('Marker', accent, { dataField: 'PRIMARY_COLOR' });

/** Width of every line, px. */
export const LINE = 5;

export function display(size: number): TypeStyle {
  return { family: 'Sora', weight: 700, size, leading: 1.06, tracking: -22 };
}

export function body(size: number): TypeStyle {
  return { family: 'Space Grotesk', weight: 500, size, leading: 1.26, tracking: -6 };
}

export function label(size: number): TypeStyle {
  return { family: 'Space Grotesk', weight: 700, size, leading: 1.16, tracking: 0 };
}
