import { kitSection, tune } from '../../score/arrange';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';

const turn = kitSection(
  { ...pieces.turn, loudnessLufs: -14 },
  2,
  'Fmaj7 G',
  ...play.cruise(true),
  play.eighths(),
  play.stabs,
  play.runner(88),
  play.padBed(80),
  tune('bell', 'A5:1 C6:1 A5:1 E5:1 | B5:1 G5:1 D5:2', 76),
);

const fill = kitSection(
  { ...pieces.fill, loudnessLufs: -14 },
  1,
  'Dm7:2 G:2',
  ...play.fullBeat(),
  play.sixteenths('R.rrR.rrR.R.R...'),
  play.stabs,
  play.padBed(86),
  play.riseTo(4, 4, 112),
);

const outro = kitSection(
  pieces.outro,
  4,
  'Am Fmaj7 G Am',
  ...play.arrival,
  play.crashAt(0),
  play.crashAt(12),
  play.boomAt(12),
  tune(
    'lead',
    'E5:.75! D5:.25 C5:.5 A4:1 C5:.5 D5:1 | C5:1.5 A4:.5 F5:1 C5:1 | D5:1 B4:.5 G4:.5 D5:1 B4:1 | A4:3.5 r:.5',
    92,
  ),
  tune('bell', 'r:4 | r:4 | r:4 | E5:1 A5:1 C6:1 E6:1', 76),
);

const outroShort = kitSection(
  pieces.outroShort,
  2,
  'Fmaj7:2 G:2 Am',
  ...play.button,
  play.crashAt(4),
  play.boomAt(4),
  tune('lead', 'A5:.75! G5:.25 E5:.5 C5:.5 D5:1 B4:1 | A4:3 r:1', 94),
);

const fadeOut = kitSection(
  pieces.fadeOut,
  2,
  'Am:2 Fmaj7:2 Am',
  ...play.fullBeat(false),
  play.sixteenths(),
  play.padBed(90),
  play.stabs,
  play.runner(90),
  tune('bell', 'E5:.75 D5:.25 C5:.5 A4:.5 F5:1 C5:1 | E5:.75 D5:.25 C5:.5 A4:2.5', 78),
);

export const closing: readonly ScoreSection[] = [turn, fill, outro, outroShort, fadeOut];
