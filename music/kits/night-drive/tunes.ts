/** The melodies, in A minor. */
export const HOOK = `
  E5:.75! D5:.25 C5:.5 A4:1 C5:.5 D5:1 | C5:1.5 A4:.5 F4:1 r:1 |
  E5:.75! D5:.25 C5:.5 G4:1 C5:.5 E5:1 | D5:1.5 B4:.5 G4:1 r:1`;

export const HOOK_ON = `
  E5:.75! D5:.25 C5:.5 A4:1 C5:.5 E5:1 | F5:1.5 E5:.5 C5:1 A4:1 |
  F5:.75! E5:.25 D5:.5 A4:1 D5:.5 F5:1 | G5:1.5 D5:.5 B4:1.5 r:.5`;

export const HIGH_HOOK = `
  A5:.75! G5:.25 E5:.5 C5:1 E5:.5 G5:1 | A5:1.5 G5:.5 F5:1 C5:1 |
  G5:.75! E5:.25 C5:.5 G4:1 C5:.5 E5:1 | D5:1 E5:.5 D5:.5 B4:1.5 r:.5`;

export const HIGH_HOOK_ON = `
  A5:.75! G5:.25 E5:.5 C5:1 E5:.5 A5:1 | C6:1.5 A5:.5 F5:1 A5:1 |
  F5:.5 E5:.5 D5:.5 E5:.5 F5:1 A5:1 | G5:1 A5:.5 B5:1.5 G5:1`;

export const VERSE_BELL = `
  r:1 E5:.5 G5:.5 A5:2 | r:1.5 G5:.5 E5:1 D5:1 | r:1 C5:.5 E5:.5 A5:1 G5:1 | r:1.5 D5:.5 G5:2`;

export const BRIDGE = `
  D5:2 F5:1 A5:1 | G5:1.5 E5:.5 B4:2 | A4:1 C5:1 F5:1 E5:1 | D5:1 G5:1 B5:2`;
