import { section, tune } from '../../score/arrange';
import { between } from '../../score/excerpt';
import type { Section } from '../../score/section';
import * as play from './layers';
import { VERSE } from './tunes';

const intro = section(
  { slug: 'intro', name: 'Intro', role: 'intro', flags: 1, energy: [1, 2] },
  4,
  'Gm9 C9sus4 Fmaj9 C9sus4',
  ...play.longKeys(),
  ...play.padBed(70),
  ...between(0, 8, ...play.hush),
  ...between(8, 16, ...play.stroll(true), play.lazy()),
  tune('guitar', 'r:2 D5:.5 F5:.5 A5:1 | G5:1.5 F5:.5 D5:2 | r:1 A4:.5 C5:.5 E5:1 D5:.5 C5:.5 | D5:2 G4:1 r:1', 80),
);

const shortIntro = section(
  { slug: 'intro-short', name: 'Intro, short', role: 'intro', flags: 1, energy: [2, 3], lifts: true },
  2,
  'Gm9 C9sus4:2 C9:2',
  ...play.stroll(true),
  ...play.comping(),
  play.lazy(),
  tune('guitar', 'r:.5 Bb4:.5 D5:.5 F5:1! A5:.5 G5:.5 F5:.5 | D5:1 G4:.5 Bb4:.5 C5:1 E5:1', 88),
);

const fadeIn = section(
  {
    slug: 'intro-fade-in',
    name: 'Intro, fading in',
    role: 'intro',
    flags: 4,
    energy: [1, 2],
    fade: { direction: 'in', beats: 3.5 },
    loudnessLufs: -13.5,
  },
  2,
  'Gm9 C9sus4',
  ...play.stroll(),
  ...play.comping(),
  play.lazy(),
  ...play.padBed(),
);

const verse = section(
  { slug: 'verse', name: 'Verse', role: 'verse', energy: [2, 3], loudnessLufs: -14.3 },
  8,
  'Dm9 G9 Dm9 G9 Bbmaj9 Am7 Gm9 C9sus4',
  ...play.stroll(true),
  ...play.comping(),
  play.lazy(),
  tune('guitar', VERSE, 86),
  ...between(
    16,
    32,
    ...play.padBed(72, [
      [16, -5],
      [32, 0],
    ]),
  ),
  ...between(16, 32, ...play.chopping),
);

const verseShort = section(
  { slug: 'verse-short', name: 'Verse, short', role: 'verse', energy: [2, 2], loudnessLufs: -14.3 },
  4,
  'Dm9 G9 Bbmaj9 C9sus4',
  ...play.stroll(),
  ...play.comping(),
  play.lazy(),
  ...play.chopping,
  tune('vibes', 'r:2 F5:.5 E5:.5 A4:1 | B4:2 r:2 | r:2 A4:.5 C5:.5 D5:1 | G5:1.5 F5:.5 D5:2', 74),
);

export const opening: readonly Section[] = [shortIntro, intro, fadeIn, verse, verseShort];
