import { kitSection, tune } from '../../score/arrange';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';

const turn = kitSection(
  { ...pieces.turn, loudnessLufs: -14 },
  2,
  'Gadd9 A',
  ...play.lightBeat(true),
  ...play.mutes('0.1.2.1.0.1.2.3.', 94),
  play.calmBass,
  play.pushedPiano,
  play.stringBed(72),
  tune('glock', 'B4:.5 D5:.5 G5:1 F#5:1 D5:1 | E5:1 C#5:1 E5:2', 76),
);

const fill = kitSection(
  { ...pieces.fill, loudnessLufs: -14 },
  1,
  'Gadd9:2 A:2',
  ...play.tomFill,
  ...play.strumming('D..uD..uD.D.D...'),
  play.calmBass,
  play.pushedPiano,
  play.padBed(),
  play.riseTo(4, 4, 110),
);

const outro = kitSection(
  { ...pieces.outro, loudnessLufs: -14 },
  4,
  'D A Gadd9 D',
  ...play.lastBars,
  play.crashAt(0),
  tune(
    'lead',
    'A4:.5 D5:.5 F#5:1! E5:.5 D5:1 r:.5 | C#5:.5 D5:.5 E5:1! A4:1.5 r:.5 | B4:1 D5:1 G5:1 E5:1 | D5:3 r:1',
    88,
  ),
  tune(
    'glock',
    'A4:.5 D5:.5 F#5:1! E5:.5 D5:1 r:.5 | C#5:.5 D5:.5 E5:1! A4:1.5 r:.5 | B4:1 D5:1 G5:1 E5:1 | D5:1 F#5:1 A5:1 D6:1',
    74,
  ),
);

const outroShort = kitSection(
  { ...pieces.outroShort, loudnessLufs: -14 },
  2,
  'Gadd9:2 A:2 D',
  ...play.button,
  play.crashAt(4, 110),
  tune('glock', 'B4:.5 D5:.5 G5:1 E5:.5 F#5:.5 E5:1 | D5:2 A5:1 D6:1', 80),
);

const fadeOut = kitSection(
  pieces.fadeOut,
  2,
  'D:2 Gadd9:2 D',
  ...play.fullBeat(false),
  ...play.strumming(),
  play.drivingBass,
  play.pushedPiano,
  play.padBed(),
  play.stringBed(74),
  tune('glock', 'A4:.5 D5:.5 F#5:1! G5:.5 B4:1 r:.5 | A4:.5 D5:.5 F#5:1 E5:.5 D5:1.5', 76),
);

export const closing: readonly ScoreSection[] = [turn, fill, outro, outroShort, fadeOut];
