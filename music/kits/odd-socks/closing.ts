import { kitSection, tune } from '../../score/arrange';
import { between } from '../../score/excerpt';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';

const turn = kitSection(
  { ...pieces.turn, loudnessLufs: -14 },
  2,
  'Dm7 G7',
  ...play.parade(),
  play.oom(),
  play.pah(),
  play.ripple(90),
  tune('flute', 'A5:.5! F5:.5 D5:.5 F5:.5 A5:.5 C6:.5 A5:1 | B5:.5! G5:.5 F5:.5 D5:.5 G5:1 r:1', 86),
);

const fill = kitSection(
  { ...pieces.fill, loudnessLufs: -14 },
  1,
  'Dm7:2 G7:2',
  ...play.parade(),
  play.oom(),
  play.pah(),
  tune('marimba', 'D5:.25 E5:.25 F5:.25 F#5:.25 A5:.5! F5:.5 G5:.25 A5:.25 B5:.25 D6:.25 F6:.5! r:.5', 98),
  tune('xylophone', 'r:2 G5:.25 A5:.25 B5:.25 D6:.25 F6:.5! r:.5', 86),
);

const outro = kitSection(
  pieces.outro,
  4,
  'F Fm6 C:1 A7:1 Dm7:1 G7:1 C',
  ...between(0, 12, ...play.parade(false), play.oom('R...R...R...R...'), play.pah(), play.rolling(86)),
  ...between(0, 12, play.stringBed(74)),
  ...between(12, 16, ...play.ring),
  tune(
    'clarinet',
    'A5:.5! F5:.5 C5:.5 F5:1 G5:.5 A5:.5 r:.5 | Ab5:.5! F5:.5 D5:.5 F5:1 Ab5:.5 C6:.5 r:.5 | G5:.5! E5:.5 C#5:.5 E5:.5 F5:.5 D5:.5 B4:.5 D5:.5 | C5:1! r:.5 B4:.25 C5:.25 r:2',
    92,
  ),
  tune('flute', 'A5:.5! F5:.5 C5:.5 F5:1 G5:.5 A5:.5 r:.5 | Ab5:.5! F5:.5 D5:.5 F5:1 Ab5:.5 C6:.5 r:.5', 80),
  tune('bassoon', 'r:4 | r:4 | r:4 | r:2.5 G2:.25 r:.25 C2:1!', 96),
);

const outroShort = kitSection(
  pieces.outroShort,
  2,
  'Dm7:2 G7:2 C',
  ...between(0, 4, ...play.parade(), play.oom('R...R...R...R...'), play.pah(), play.rolling(88), play.stringBed(72)),
  ...between(4, 8, ...play.ring),
  tune('clarinet', 'A5:.5! F5:.5 D5:.5 F5:.5 B4:.5 D5:.5 G5:.5 B4:.5 | C5:1! r:3', 92),
  tune('xylophone', 'A5:.5! F5:.5 D5:.5 F5:.5 B4:.5 D5:.5 G5:.5 B5:.5 | C6:.5! r:3.5', 82),
  tune('bassoon', 'r:4 | r:2.5 G2:.25 r:.25 C2:1!', 96),
);

const fadeOut = kitSection(
  pieces.fadeOut,
  2,
  'Dm7:2 G7:2 C',
  ...play.parade(false),
  play.oom(),
  play.pah(),
  play.rolling(86),
  play.stringBed(72),
  tune('clarinet', 'A5:.5! F5:.5 D5:.5 F5:.5 B4:.5 D5:.5 G5:.5 r:.5 | G4:.5 C5:.5 E5:.5 G5:1! E5:.5 C5:.5 r:.5', 86),
);

export const closing: readonly ScoreSection[] = [turn, fill, outro, outroShort, fadeOut];
