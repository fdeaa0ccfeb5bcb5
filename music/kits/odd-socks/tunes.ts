/** The melodies, in C major, with the odd wrong-footed semitone. */
export const HOOK = `
  G4:.5 C5:.5 E5:.5 G5:1! E5:.5 C5:.5 r:.5 | B4:.5 D5:.5 E5:.5 G#5:1! E5:.5 B4:.5 r:.5 |
  C5:.5 E5:.5 A5:.5 C6:1! A5:.5 E5:.5 r:.5 | Bb5:.5! A5:.25 G5:.25 E5:.5 C5:.5 E5:.5 G5:.5 r:1`;

export const HOOK_ON = `
  A5:.5! F5:.5 C5:.5 F5:1 G5:.5 A5:.5 r:.5 | Ab5:.5! F5:.5 D5:.5 F5:1 Ab5:.5 C6:.5 r:.5 |
  G5:.5! E5:.5 C5:.5 E5:.5 C#5:.5 E5:.5 G5:1 | F5:.5! D5:.5 A4:.5 C5:.5 B4:.5 D5:.5 G5:.5 r:.5`;

/** The bassoon's answer under the hook: it fills the rests, from below. */
export const GRUMBLE = `
  r:3 C3:.5 E3:.5 | r:3 E3:.5 G#3:.5 | r:3 A3:.5 G3:.5 | r:3 E3:.5 C3:.5 |
  r:3 F3:.5 C3:.5 | r:3 F3:.5 Ab3:.5 | r:2 A2:.5 C#3:.5 E3:1 | r:2 G2:.5 A2:.5 B2:.5 D3:.5`;

export const TIPTOE = `
  r:.5 G4:.5 E5:.5! r:.5 D#5:.25 E5:.25 r:.5 C5:.5 r:.5 | r:.5 A4:.5 G5:.5! r:.5 F#5:.25 G5:.25 r:.5 E5:.5 r:.5 |
  r:.5 A4:.5 F5:.5! r:.5 E5:.25 F5:.25 r:.5 D5:.5 r:.5 | B4:.5 D5:.5 F5:.5! E5:.25 D5:.25 B4:.5 r:.5 G4:.5 r:.5`;

export const TIPTOE_ON = `
  r:.5 G4:.5 E5:.5! r:.5 D#5:.25 E5:.25 r:.5 G5:.5 r:.5 | r:.5 C#5:.5 G5:.5! r:.5 F#5:.25 G5:.25 r:.5 A5:.5 r:.5 |
  A5:.5! F#5:.5 D5:.5 F#5:.5 E5:.5 D5:.5 C5:1 | B4:.5 D5:.5 F5:.5 A5:.5 G5:1! r:1`;

export const BRIDGE = `
  A4:1 C5:.5 E5:.5 A5:1.5! r:.5 | G#4:1 B4:.5 E5:.5 G#5:1.5! r:.5 |
  A5:.5 G5:.5 F5:.5 E5:.5 F5:.5 E5:.5 D5:1 | D5:.5 E5:.5 F5:.5 D5:.5 G5:1! B5:.5 r:.5`;

export const MUSIC_BOX = `
  E5:.5 G5:.5 C6:.5 G5:.5 E5:.5 G5:.5 C6:1 | E5:.5 G5:.5 C#6:.5 G5:.5 E5:.5 G5:.5 C#6:1 |
  D5:.5 F5:.5 A5:.5 C6:.5 A5:.5 F5:.5 D5:1 | B4:.5 D5:.5 F5:.5 G5:.5 B5:1 G5:1`;
