import { kitSection, tune } from '../../score/arrange';
import { between } from '../../score/excerpt';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';

const shortIntro = kitSection(
  { ...pieces.introShort, energy: [3, 3], lifts: true },
  2,
  'Em Em:2 D:2',
  ...play.riff(0, 2),
  play.riffBass(0, 2),
  ...play.march(true),
  ...between(0, 4, ...play.crowd()),
  play.crashAt(0),
);

const intro = kitSection(
  { ...pieces.intro, energy: [1, 3], lifts: true },
  4,
  'Em Em Em Em:2 D:2',
  ...play.crowd(),
  ...play.riff(1, 4),
  ...between(8, 16, ...play.march(true), play.riffBass(0, 4)),
  play.boomAt(0),
  play.crashAt(8, 104),
  play.riseTo(4, 16),
);

const fadeIn = kitSection(
  { ...pieces.fadeIn, energy: [1, 3] },
  2,
  'Em Em:2 D:2',
  ...play.riff(0, 2),
  play.riffBass(0, 2),
  ...play.march(false),
  ...play.crowd(),
);

const verse = kitSection(
  pieces.verse,
  8,
  'Em Em C D Em Em C B',
  ...play.march(true),
  ...play.chugs('R.rrR.r.R.rrR.rr'),
  play.pedal(),
  ...between(16, 32, play.organBed(70)),
  ...between(24, 32, ...play.power('8---------------')),
  tune('lead', 'r:4 | r:2 B4:.5 D5:.5 E5:1! | E5:1 D5:.5 C5:1 r:1.5 | r:2 A4:.5 D5:.5 F#5:1!', 82),
  tune(
    'lead',
    'r:1 E5:.5 G5:.5 F#5:.5 E5:1.5 | r:2 B4:.5 D5:.5 E5:1! | G5:1 E5:.5 C5:1.5 r:1 | B4:1 D#5:1 F#5:1 B5:1',
    84,
    16,
  ),
);

const verseShort = kitSection(
  { ...pieces.verseShort, energy: [2, 3] },
  4,
  'Em C G D',
  ...play.march(true),
  ...play.chugs('R.rrR.r.R.rrR.r.'),
  play.pedal(),
  ...play.crowd(),
);

const build = kitSection(
  pieces.build,
  4,
  'C D Em B',
  ...play.charge,
  ...play.power('9---------------', [
    [0, -3],
    [16, 1],
  ]),
  ...play.chugs('R.r.r.r.R.r.r.r.'),
  play.pedal('R.r.r.r.R.r.r...'),
  play.organBed(80, [
    [0, -6],
    [15, 2],
  ]),
  play.riseTo(8, 16, 114),
);

export const opening: readonly ScoreSection[] = [shortIntro, intro, fadeIn, verse, verseShort, build];
