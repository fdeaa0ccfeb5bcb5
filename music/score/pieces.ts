/** Common facts of the pieces that every kit has: their place in a song, how full they are and how loud. */
import type { Facts } from './arrange';

/** A kit says what is otherwise with it: `section({ ...pieces.verse, energy: [2, 2] }, …)`. */
export const pieces = {
  fadeIn: {
    slug: 'intro-fade-in',
    name: 'Intro, fading in',
    role: 'intro',
    flags: 4,
    energy: [1, 2],
    fade: { direction: 'in', beats: 3.5 },
    loudnessLufs: -13.5,
  },
  intro: { slug: 'intro', name: 'Intro', role: 'intro', flags: 1, energy: [1, 2] },
  introShort: { slug: 'intro-short', name: 'Intro, short', role: 'intro', flags: 1, energy: [2, 3] },
  verse: { slug: 'verse', name: 'Verse', role: 'verse', energy: [2, 3], loudnessLufs: -14.2 },
  verseShort: { slug: 'verse-short', name: 'Verse, short', role: 'verse', energy: [2, 2], loudnessLufs: -14.2 },
  build: { slug: 'build', name: 'Build', role: 'build', energy: [3, 4], lifts: true },
  chorus: { slug: 'chorus', name: 'Chorus', role: 'chorus', energy: [4, 4], loudnessLufs: -13.7 },
  chorusHigh: {
    slug: 'chorus-high',
    name: 'Chorus, second tune',
    role: 'chorus',
    energy: [4, 5],
    lifts: true,
    loudnessLufs: -13.5,
  },
  chorusShort: { slug: 'chorus-short', name: 'Chorus, short', role: 'chorus', energy: [4, 4], loudnessLufs: -13.7 },
  breakdown: { slug: 'break', name: 'Break', role: 'break', energy: [1, 2], loudnessLufs: -14.3 },
  bridge: { slug: 'bridge', name: 'Bridge', role: 'bridge', energy: [3, 4], lifts: true },
  turn: { slug: 'turn', name: 'Turn', role: 'turn', energy: [3, 3] },
  fill: { slug: 'fill', name: 'Fill', role: 'fill', energy: [3, 4], lifts: true },
  outro: { slug: 'outro', name: 'Outro', role: 'outro', flags: 2, energy: [4, 1] },
  outroShort: { slug: 'outro-short', name: 'Outro, short', role: 'outro', flags: 2, energy: [4, 2] },
  fadeOut: {
    slug: 'outro-fade-out',
    name: 'Outro, fading out',
    role: 'outro',
    flags: 8,
    energy: [4, 1],
    fade: { direction: 'out', beats: 3.5 },
    loudnessLufs: -13.5,
  },
} as const satisfies Readonly<Record<string, Facts>>;
