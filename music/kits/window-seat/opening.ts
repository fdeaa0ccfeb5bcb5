import { kitSection, tune } from '../../score/arrange';
import { between } from '../../score/excerpt';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';
import { VERSE } from './tunes';

const intro = kitSection(
  pieces.intro,
  4,
  'Gm9 C9sus4 Fmaj9 C9sus4',
  ...play.longKeys(),
  ...play.padBed(70),
  ...between(0, 8, ...play.hush),
  ...between(8, 16, ...play.stroll(true), play.lazy()),
  tune('guitar', 'r:2 D5:.5 F5:.5 A5:1 | G5:1.5 F5:.5 D5:2 | r:1 A4:.5 C5:.5 E5:1 D5:.5 C5:.5 | D5:2 G4:1 r:1', 80),
);

const shortIntro = kitSection(
  { ...pieces.introShort, lifts: true },
  2,
  'Gm9 C9sus4:2 C9:2',
  ...play.stroll(true),
  ...play.comping(),
  play.lazy(),
  tune('guitar', 'r:.5 Bb4:.5 D5:.5 F5:1! A5:.5 G5:.5 F5:.5 | D5:1 G4:.5 Bb4:.5 C5:1 E5:1', 88),
);

const fadeIn = kitSection(
  pieces.fadeIn,
  2,
  'Gm9 C9sus4',
  ...play.stroll(),
  ...play.comping(),
  play.lazy(),
  ...play.padBed(),
);

const verse = kitSection(
  { ...pieces.verse, loudnessLufs: -14.3 },
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

const verseShort = kitSection(
  { ...pieces.verseShort, loudnessLufs: -14.3 },
  4,
  'Dm9 G9 Bbmaj9 C9sus4',
  ...play.stroll(),
  ...play.comping(),
  play.lazy(),
  ...play.chopping,
  tune('vibes', 'r:2 F5:.5 E5:.5 A4:1 | B4:2 r:2 | r:2 A4:.5 C5:.5 D5:1 | G5:1.5 F5:.5 D5:2', 74),
);

export const opening: readonly ScoreSection[] = [shortIntro, intro, fadeIn, verse, verseShort];
