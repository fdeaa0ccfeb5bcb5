/** The melodies, in F major. */
export const HOOK = `
  r:.5 A4:.5 C5:.5 E5:1! C5:.5 A4:1 | G4:.5 A4:.5 C5:1 A4:.5 F#4:.5 A4:1 |
  r:.5 Bb4:.5 D5:.5 F5:1! D5:.5 Bb4:1 | G4:.5 Bb4:.5 D5:1 E5:.5 D5:.5 C5:1`;

export const HOOK_ON = `
  r:.5 C5:.5 E5:.5 G5:1! E5:.5 C5:1 | D5:.5 E5:.5 G5:1 G5:.5 E5:.5 C#5:1 |
  F5:1! E5:.5 D5:.5 B4:1 A4:1 | A4:.5 C5:.5 D5:1 G5:1! F5:1`;

/** Long notes of the flute over `HOOK` and `HOOK_ON`, in contrary motion. */
export const RIBBON = `
  G5:3 A5:1 | G5:2 F#5:2 | F5:3 D5:1 | D5:2 E5:2 |
  G5:3 C5:1 | B4:2 C#5:2 | E5:2 D5:2 | D5:2 D5:2`;

export const VERSE = `
  r:2 A4:.5 C5:.5 D5:1! | B4:1.5 A4:.5 G4:1 r:1 | r:2 D5:.5 E5:.5 F5:1! | E5:1 D5:.5 B4:1.5 r:1 |
  r:1 D5:.5 F5:.5 A5:1! G5:.5 F5:.5 | E5:1 C5:.5 A4:1.5 r:1 | r:1 Bb4:.5 D5:.5 F5:1 D5:1 | D5:1.5 C5:.5 G4:2`;

export const BREAK = `
  D5:1.5 C5:.5 A4:2 | C5:1.5 G4:.5 E4:2 | Bb4:1.5 A4:.5 D5:1 F5:1 | G5:2 D5:1 C5:1`;

export const BRIDGE = `
  F5:1.5! D5:.5 C5:1 A4:1 | G5:1.5! F5:.5 Db5:2 | C5:1 E5:1 Eb5:1 C5:1 | D5:.5 F5:.5 A5:1! G5:1 E5:1`;
