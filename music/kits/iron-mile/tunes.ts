/** The melodies, in E minor. */
export const RIFF = 'E2:.5! E2:.5 G2:.5 E2:.25 E2:.25 A2:.5! G2:.5 E2:.5 D2:.5';
export const RIFF_END = 'E2:.5! E2:.5 G2:.5 E2:.25 E2:.25 B2:.5! A2:.5 G2:.5 D2:.5';

export const HOOK = `
  E5:1.5! G5:.5 F#5:1 E5:1 | G5:1.5! E5:.5 C5:1 E5:1 | D5:1.5! G5:.5 B5:1 G5:1 | A5:1.5! F#5:.5 D5:1.5 r:.5`;

export const HOOK_ON = `
  E5:1.5! G5:.5 B5:1 G5:1 | C6:1.5! B5:.5 G5:1 E5:1 | A5:1! C6:1 B5:.5 A5:.5 E5:1 | B5:1.5! A5:.5 F#5:1 D#5:1`;

export const BRIDGE = `
  A5:2! E5:1 C5:1 | G5:2! E5:2 | C5:1 E5:1 G5:1 A5:1 | B5:2! F#5:1 D#5:1`;
