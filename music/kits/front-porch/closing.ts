import { kitSection, tune } from '../../score/arrange';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';

const turn = kitSection(
  { ...pieces.turn, loudnessLufs: -14 },
  2,
  'Cadd9 D',
  ...play.stroll(true),
  play.island(),
  play.campfire(),
  play.walking(),
  tune('pizzicato', 'E5:.5 G5:.5 C6:1 B5:.5 G5:.5 E5:1 | F#5:.5 A5:.5 D6:1 A5:1 F#5:1', 86),
  tune('glock', 'r:2 C6:1 E6:1 | r:2 D6:2', 70),
);

const fill = kitSection(
  { ...pieces.fill, loudnessLufs: -14 },
  1,
  'Cadd9:2 D:2',
  ...play.porch(),
  play.island(),
  play.campfire(),
  play.bouncing(),
  tune('glock', 'E5:.5 G5:.5 C6:1 D6:.5 C6:.5 A5:1', 76),
);

const outro = kitSection(
  pieces.outro,
  4,
  'G D Cadd9 G',
  ...play.goodbye,
  play.cymbalAt(0, 84),
  tune(
    'whistle',
    'D5:.5 G5:.5 B5:1! A5:.5 G5:1 r:.5 | F#5:.5 A5:.5 D6:1! A5:1.5 r:.5 | C6:1 B5:.5 A5:.5 G5:1 A5:1 | G5:3 r:1',
    90,
  ),
  tune('glock', 'r:4 | r:4 | r:4 | D5:.5 G5:.5 B5:.5 D6:.5 G6:2', 76),
);

const outroShort = kitSection(
  pieces.outroShort,
  2,
  'Cadd9:2 D:2 G',
  ...play.button,
  play.cymbalAt(4, 84),
  tune('whistle', 'E5:.5 G5:.5 C6:1! B5:.5 A5:.5 F#5:1 | G5:2.5 r:1.5', 90),
  tune('glock', 'r:4 | G5:.5 B5:.5 D6:.5 G6:2', 76),
);

const fadeOut = kitSection(
  pieces.fadeOut,
  2,
  'G:2 Cadd9:2 G',
  ...play.porch(false),
  play.island(),
  play.campfire(),
  play.bouncing(),
  play.stringBed(70),
  tune('whistle', 'D5:.5 G5:.5 B5:1 C6:.5 G5:1.5 | D6:.5 B5:.5 A5:.5 B5:.5 G5:2', 90),
);

export const closing: readonly ScoreSection[] = [turn, fill, outro, outroShort, fadeOut];
