import { kitSection, tune } from '../../score/arrange';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';
import { VERSE_PLUCKS } from './tunes';

const shortIntro = kitSection(
  { ...pieces.introShort, energy: [2, 2] },
  2,
  'G D',
  play.island(),
  ...play.stroll(true),
  play.longBass,
  tune('glock', 'G5:1 B5:1 D6:2 | F#5:1 A5:1 D6:2', 74),
);

const intro = kitSection(
  pieces.intro,
  4,
  'G Cadd9 G D',
  play.ukulelePicking(92),
  play.picking(78, [
    [0, -6],
    [8, 0],
  ]),
  play.longBass,
  tune('whistle', 'r:4 | r:4 | D5:.5 G5:.5 B5:1 A5:.5 G5:1.5 | A5:1 F#5:1 D5:1.5 r:.5', 78),
);

const fadeIn = kitSection(
  pieces.fadeIn,
  2,
  'G D',
  play.easyStrum(),
  play.picking(80),
  ...play.stroll(),
  play.walking(),
);

const verse = kitSection(
  { ...pieces.verse, energy: [2, 2] },
  8,
  'Cadd9 G Am7 D Cadd9 G Am7 D',
  play.easyStrum(),
  play.picking(84),
  ...play.stroll(true),
  play.walking(),
  tune('pizzicato', VERSE_PLUCKS, 84),
  tune('pizzicato', VERSE_PLUCKS, 88, 16),
  tune('glock', 'G5:2 E5:2 | B5:2 G5:2 | A5:2 C6:2 | F#5:2 A5:2', 70, 16),
);

const verseShort = kitSection(
  pieces.verseShort,
  4,
  'Cadd9 G Am7 D',
  play.easyStrum(),
  play.picking(86),
  ...play.stroll(),
  play.walking(),
  play.plucks(82),
);

const build = kitSection(
  pieces.build,
  4,
  'Am7 Bm7 Cadd9 D',
  ...play.gather,
  play.island([
    [0, -1],
    [16, 1],
  ]),
  play.campfire([
    [0, -2],
    [16, 1],
  ]),
  play.bouncing(),
  play.offPiano,
  play.stringBed(84, [
    [0, -7],
    [15, 2],
  ]),
  tune('glock', 'A5:2 C6:2 | B5:2 D6:2 | C6:1 E6:1 G6:2 | F#6:1 D6:1 A5:2', 74),
);

export const opening: readonly ScoreSection[] = [shortIntro, intro, fadeIn, verse, verseShort, build];
