/** The melodies, in D major. Eight bars unless the name says otherwise. */
export const HOOK = `
  A4:.5 D5:.5 F#5:1! E5:.5 D5:1 r:.5 | C#5:.5 D5:.5 E5:1! A4:1.5 r:.5 |
  B4:.5 D5:.5 F#5:1! G5:.5 F#5:1 r:.5 | E5:.5 D5:.5 B4:1 D5:1.5 r:.5 |
  A5:1! F#5:.5 E5:.5 F#5:1 D5:1 | E5:1! C#5:.5 A4:.5 E5:1.5 r:.5 |
  F#5:1! D5:.5 B4:.5 D5:1 F#5:1 | G5:.5 F#5:.5 E5:.5 D5:.5 E5:2`;

export const SECOND_HOOK = `
  F#5:1.5! E5:.5 D5:1 A5:1 | A5:.5 G5:.5 E5:1 C#5:1.5 r:.5 |
  D5:1.5! C#5:.5 B4:1 F#5:1 | G5:.5 F#5:.5 D5:1 B4:1.5 r:.5 |
  A5:1.5! G5:.5 F#5:1 D5:1 | B5:1! A5:.5 G5:.5 A5:1 D5:1 |
  F#5:.5 F#5:.5 E5:.5 D5:.5 E5:1 F#5:1 | E5:1.5 C#5:.5 E5:1.5 r:.5`;

export const VERSE = `
  r:1 F#4:.5 B4:.5 D5:1 C#5:.5 B4:.5 | A4:1.5 B4:.5 D5:1.5 r:.5 |
  r:1 D5:.5 E5:.5 F#5:1 E5:.5 D5:.5 | C#5:1.5 A4:.5 E5:1.5 r:.5 |
  r:1 F#4:.5 B4:.5 D5:1 E5:.5 F#5:.5 | G5:1 F#5:.5 D5:.5 B4:1.5 r:.5 |
  r:1 A4:.5 D5:.5 F#5:1 E5:.5 D5:.5 | E5:2 C#5:1 r:1`;

export const FOUR_BAR_BREAK = `
  B4:1 D5:1 F#5:2 | E5:1 C#5:1 A4:2 | F#5:1 E5:1 D5:2 | A5:1 F#5:1 D5:2`;

export const FOUR_BAR_BRIDGE = `
  G5:2 F#5:1 E5:1 | F#5:2 D5:1 B4:1 | D5:1 E5:.5 F#5:.5 G5:1 A5:1 | A5:3 r:1`;
