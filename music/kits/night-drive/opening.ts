import { kitSection, tune } from '../../score/arrange';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';
import { VERSE_BELL } from './tunes';

const shortIntro = kitSection(
  { ...pieces.introShort, lifts: true },
  2,
  'Am Em7:2 G:2',
  ...play.cruise(true),
  play.runner(88),
  play.padBed(80),
  play.longBass,
  play.boomAt(0),
  play.crashAt(0, 84),
  play.riseTo(4, 8, 100),
);

const intro = kitSection(
  { ...pieces.intro, lifts: true },
  4,
  'Am Fmaj7 Am G',
  ...play.idle,
  play.runner(84, [
    [0, -5],
    [12, 0],
  ]),
  play.padBed(80),
  play.longBass,
  play.boomAt(0, 90),
  tune('bell', 'r:2 A5:1 E5:1 | r:4 | r:2 C6:1 A5:1 | B5:2 G5:2', 74),
  play.riseTo(5, 16),
);

const fadeIn = kitSection(pieces.fadeIn, 2, 'Am G', ...play.cruise(), play.runner(86), play.padBed(), play.eighths());

const verse = kitSection(
  pieces.verse,
  8,
  'Am7 Am7 Fmaj7 G Am7 Em7 Fmaj7 G',
  ...play.cruise(true),
  play.syncopated,
  play.warmKeys,
  play.drops(82),
  play.padBed(66, [
    [0, -8],
    [16, -5],
    [32, 0],
  ]),
  tune('bell', VERSE_BELL, 74, 16),
);

const verseShort = kitSection(
  pieces.verseShort,
  4,
  'Am7 Am7 Fmaj7 G',
  ...play.cruise(),
  play.syncopated,
  play.warmKeys,
  play.runner(76),
  tune('bell', VERSE_BELL, 72),
);

const build = kitSection(
  pieces.build,
  4,
  'Dm7 Em7 Fmaj7 G',
  ...play.lift,
  play.eighths(),
  play.runner(92, [
    [0, -2],
    [16, 2],
  ]),
  play.padBed(88, [
    [0, -6],
    [15, 1],
  ]),
  play.stabs,
  play.riseTo(8, 16, 116),
);

export const opening: readonly ScoreSection[] = [shortIntro, intro, fadeIn, verse, verseShort, build];
