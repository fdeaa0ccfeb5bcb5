import { kitSection, tune } from '../../score/arrange';
import { between } from '../../score/excerpt';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';

const turn = kitSection(
  { ...pieces.turn, loudnessLufs: -14.3 },
  2,
  'G D',
  ...play.march(true),
  ...play.power('9-----8---8-----'),
  play.pedal(),
  play.organBed(76),
  tune('lead', 'D5:1! G5:.5 D5:.5 B4:2 | F#5:1! A5:.5 F#5:.5 D5:2', 88),
);

const fill = kitSection(
  { ...pieces.fill, loudnessLufs: -14.7 },
  1,
  'Am:2 B:2',
  ...play.drive(),
  ...play.power('9---9---9-----9-'),
  play.eighths(),
  play.riseTo(4, 4, 110),
);

const outro = kitSection(
  pieces.outro,
  4,
  'Em C Am:2 B:2 Em',
  ...between(0, 8, ...play.drive(false), ...play.anthem, play.eighths()),
  ...between(
    8,
    12,
    ...play.kicks('9.....9.9.....9.'),
    ...play.power('9-----9-9-----9-'),
    play.eighths('R-----R-R-----R-'),
  ),
  ...between(0, 12, play.organBed(80)),
  ...between(12, 16, ...play.ring),
  play.crashAt(0),
  play.crashAt(8, 100),
  tune('lead', 'E5:1.5! G5:.5 F#5:1 E5:1 | G5:1.5! E5:.5 C5:1 E5:1 | A5:1 C6:1 B5:1 F#5:1 | E5:3.5', 96),
);

const outroShort = kitSection(
  pieces.outroShort,
  2,
  'Am:2 B:2 Em',
  ...between(0, 4, ...play.drive(true), ...play.power('9---9---9---9---'), play.eighths(), play.organBed(80)),
  ...between(4, 8, ...play.ring),
  play.crashAt(0, 100),
  tune('lead', 'A5:1! E5:.5 C5:.5 D#5:1 F#5:1 | E5:3.5', 96),
);

const fadeOut = kitSection(
  pieces.fadeOut,
  2,
  'C:2 D:2 Em',
  ...play.drive(false),
  ...play.anthem,
  play.eighths(),
  play.organBed(80),
  tune('lead', 'E5:1! G5:1 F#5:1 A5:1 | G5:1.5 F#5:.5 E5:2', 88),
);

export const closing: readonly ScoreSection[] = [turn, fill, outro, outroShort, fadeOut];
