/** The look of 'Event night': a dark hall, neon tubes, type as tall as the stage, light that moves over it. */
import { sceneColorField } from '../../fields';
import { slot } from '../../lottie/color';
import type { TypeStyle } from '../../lottie/text';

export const BPM = 100;

export const NIGHT = '#0b0716';
/** For text on light colors. */
export const dark = slot('dark', NIGHT);
export const white = slot('text', '#ffffff');
export const pink = slot('light-1', '#ff4f97');
export const violet = slot('light-2', '#957eff');
export const amber = slot('light-3', '#ffa14a');

export const textColor = sceneColorField('Text', white);
export const darkColor = sceneColorField('Dark', dark);
export const lights = [
  sceneColorField('First light', pink, { dataField: 'PRIMARY_COLOR' }),
  sceneColorField('Second light', violet, { dataField: 'SECONDARY_COLOR' }),
  sceneColorField('Third light', amber, { dataField: 'THIRD_COLOR' }),
];

export function display(size: number): TypeStyle {
  return { family: 'Bebas Neue', weight: 400, size, leading: 0.9, tracking: 0, caps: true };
}

export function body(size: number): TypeStyle {
  return { family: 'Space Grotesk', weight: 500, size, leading: 1.3, tracking: -5 };
}

export function label(size: number): TypeStyle {
  return { family: 'Space Grotesk', weight: 700, size, leading: 1.2, tracking: 0 };
}
