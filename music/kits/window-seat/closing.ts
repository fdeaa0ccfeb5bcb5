import { kitSection, tune } from '../../score/arrange';
import { between } from '../../score/excerpt';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';

const turn = kitSection(
  { ...pieces.turn, loudnessLufs: -14 },
  2,
  'Gm7 C9sus4:2 C9:2',
  ...play.groove(),
  ...play.comping(),
  play.pocket(),
  ...play.chopping,
  tune('guitar', 'r:.5 D5:.5 F5:.5 A5:1! F5:.5 D5:.5 Bb4:.5 | D5:1 C5:.5 Bb4:.5 E5:1 C5:1', 88),
);

const fill = kitSection(
  { ...pieces.fill, loudnessLufs: -14 },
  1,
  'Gm7:2 C9:2',
  ...play.groove(),
  ...play.longKeys(),
  play.pocket(),
  ...play.padBed(),
  tune('vibes', 'D5:.5 F5:.5 A5:1 Bb5:.5 G5:.5 E5:1', 84),
);

const outro = kitSection(
  pieces.outro,
  4,
  'Gm7 C9sus4:2 C9:2 Fmaj9:2 C9sus4:2 F69',
  ...between(0, 8, ...play.groove(false), ...play.comping(), play.pocket(), ...play.chopping),
  ...between(8, 12, ...play.stroll(), ...play.longKeys(), play.longBass),
  ...between(12, 16, ...play.ring),
  ...between(0, 12, ...play.padBed()),
  tune(
    'vibes',
    'r:.5 Bb4:.5 D5:.5 F5:1! D5:.5 Bb4:1 | G4:.5 Bb4:.5 D5:1 E5:.5 D5:.5 C5:1 | A4:.5 C5:.5 E5:1 D5:.5 F5:.5 G5:1 | D5:.5 F5:.5 A5:.5 C6:2.5',
    92,
  ),
);

const outroShort = kitSection(
  pieces.outroShort,
  2,
  'Gm7:2 C9:2 F69',
  ...between(0, 4, ...play.groove(), ...play.comping(), play.pocket(), ...play.padBed()),
  ...between(4, 8, ...play.ring),
  tune('vibes', 'r:.5 D5:.5 F5:.5 A5:.5 G5:.5 E5:.5 Bb4:.5 E5:.5 | D5:.5 F5:.5 A5:.5 C6:2.5', 94),
);

const fadeOut = kitSection(
  pieces.fadeOut,
  2,
  'Gm7:2 C9:2 Fmaj9',
  ...play.groove(false),
  ...play.comping(),
  play.pocket(),
  ...play.padBed(),
  tune('vibes', 'r:.5 Bb4:.5 D5:.5 F5:.5 E5:.5 D5:.5 C5:1 | r:.5 A4:.5 C5:.5 E5:1 C5:.5 A4:1', 84),
);

export const closing: readonly ScoreSection[] = [turn, fill, outro, outroShort, fadeOut];
