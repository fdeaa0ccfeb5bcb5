/** The melodies, in E flat major. Each grows from the same four notes: up a fourth, a step, a step. */
export const BLOOM = `
  Bb4:.5 Eb5:.5 F5:.5 G5:1.5! F5:.5 Eb5:.5 | D5:.5 Eb5:.5 F5:1 Bb4:2 |
  C5:.5 Eb5:.5 F5:.5 G5:1.5! Ab5:.5 G5:.5 | F5:1 Eb5:.5 C5:.5 Eb5:2 |
  Bb4:.5 Eb5:.5 F5:.5 Bb5:1.5! Ab5:.5 G5:.5 | F5:.5 G5:.5 F5:1 D5:2 |
  Eb5:.5 F5:.5 G5:1 Ab5:1! G5:.5 Eb5:.5 | F5:2 D5:1 Bb4:1`;

/** The answer of the violins, long notes above the tune. */
export const ARCH = `
  G5:3 Bb5:1 | Bb5:2 F5:2 | Eb5:3 G5:1 | Ab5:2 Eb5:2 |
  Eb5:2 G5:2 | F5:2 Bb5:2 | C6:3! Bb5:1 | Bb5:2 Ab5:1 F5:1`;

/** Sparse, for the beginning of a story. */
export const MORNING = `
  r:1 G4:.5 Bb4:.5 Eb5:2 | D5:1 C5:1 G4:2 | r:1 Ab4:.5 C5:.5 Eb5:1.5 F5:.5 | D5:3 r:1 |
  r:1 G4:.5 Bb4:.5 Eb5:1 G5:1 | F5:1 Eb5:1 C5:2 | r:.5 Eb5:.5 Ab5:1! G5:1 Eb5:1 | F5:2 Bb4:1 r:1`;

/** The cello under `MORNING`, in contrary motion to it. */
export const CELLO_MORNING = `
  Eb3:4 | C3:2 D3:1 Eb3:1 | Ab2:4 | Bb2:2 D3:2 | G3:3 F3:1 | C3:2 Bb2:2 | Ab2:2 C3:2 | Bb2:3 D3:1`;

/** The cello's own song in the chorus. */
export const CELLO_SONG = `
  Eb3:2 G3:1 Bb3:1 | Bb3:2 F3:2 | C3:2 Eb3:1 G3:1 | Ab3:2 Eb3:2 |
  G3:2 Eb3:2 | D3:2 F3:2 | Ab3:2 C4:2 | Bb3:3 Ab3:1`;

export const STILL_WATER = `
  G5:2 Eb5:1 F5:1 | G5:1 Bb5:3 | Ab5:2 F5:1 Eb5:1 | F5:3 r:1`;

/** The first `bars` of a tune. */
export function firstBars(tune: string, bars: number): string {
  return tune.split('|').slice(0, bars).join('|');
}
