/** The look of the tutorial films: the colors of the app, calm paper behind screenshots, one red ring a scene. */
import { fixed } from '../lottie/color';
import type { TypeStyle } from '../lottie/text';

export const BLUE = '#1d4ed8';
export const PAPER = '#f1f0ec';

export const white = fixed('#ffffff');
export const ink = fixed('#1a1a17');
export const muted = fixed('#4d4a43');
export const blue = fixed(BLUE);
export const paper = fixed(PAPER);
export const paleBlue = fixed('#d6e2ff');
export const brightBlue = fixed('#3567ee');
export const line = fixed('#c9c5ba');
export const red = fixed('#e5482d');

export function display(size: number): TypeStyle {
  return { family: 'Sora', weight: 700, size, leading: 1.12, tracking: -18 };
}

export function body(size: number): TypeStyle {
  return { family: 'Inter', weight: 500, size, leading: 1.32, tracking: -4 };
}

export function label(size: number): TypeStyle {
  return { family: 'Inter', weight: 700, size, leading: 1.2, tracking: 0 };
}
