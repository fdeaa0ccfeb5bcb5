/** The melodies, in G major. */
export const CHORUS = `
  D5:.5 G5:.5 B5:1! A5:.5 G5:1 r:.5 | F#5:.5 A5:.5 D6:1! A5:1.5 r:.5 |
  G5:.5 B5:.5 E6:1! D6:.5 B5:1 r:.5 | C6:.5 B5:.5 A5:1 G5:1.5 r:.5`;

export const CHORUS_ON = `
  D5:.5 G5:.5 B5:1! A5:.5 G5:1 r:.5 | F#5:.5 A5:.5 D6:1! A5:1.5 r:.5 |
  C6:1 B5:.5 A5:.5 G5:1 E5:1 | A5:1 B5:.5 A5:.5 F#5:1.5 r:.5`;

export const SECOND = `
  B5:1.5! A5:.5 G5:1 D5:1 | A5:1.5! G5:.5 F#5:1 D5:1 |
  G5:1! B5:.5 D6:.5 E6:1 D6:1 | C6:1 B5:.5 A5:.5 G5:1.5 r:.5 |
  D6:1.5! B5:.5 G5:1 D5:1 | D6:1.5! A5:.5 F#5:1 A5:1 |
  E6:1! D6:.5 C6:.5 B5:1 A5:1 | A5:1 D6:.5 C6:.5 A5:1.5 r:.5`;

export const VERSE_PLUCKS = `
  r:.5 E5:.5 G5:.5 E5:.5 C5:1 r:1 | r:.5 D5:.5 G5:.5 D5:.5 B4:1 r:1 |
  r:.5 C5:.5 E5:.5 A5:.5 G5:.5 E5:.5 C5:1 | r:.5 D5:.5 F#5:.5 A5:.5 F#5:1 r:1`;

export const BREAK = `
  B4:1 D5:1 G5:2 | E5:1 G5:.5 E5:.5 C5:2 | B4:1 D5:1 E5:1 G5:1 | F#5:2 A5:1 D5:1`;

export const BRIDGE = `
  E5:1 G5:1 A5:1.5 G5:.5 | B5:1 G5:.5 E5:.5 B4:2 | C5:1 E5:1 G5:1 B5:1 | A5:2 D6:1.5 r:.5`;
