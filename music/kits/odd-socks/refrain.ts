import { kitSection, tune } from '../../score/arrange';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';
import { BRIDGE, GRUMBLE, HOOK, HOOK_ON, MUSIC_BOX } from './tunes';

const everybody = [...play.parade(), play.oom(), play.pah(), play.rolling(86), play.cymbalAt(0)];

const chorus = kitSection(
  pieces.chorus,
  8,
  'C E7 Am C7 F Fm6 C:2 A7:2 Dm7:2 G7:2',
  ...everybody,
  play.stringBed(74),
  tune('clarinet', HOOK, 94),
  tune('clarinet', HOOK_ON, 94, 16),
  tune('xylophone', HOOK, 80),
  tune('flute', HOOK_ON, 84, 16),
  tune('bassoon', GRUMBLE, 90),
  play.triangleAt(16),
);

const chorusShort = kitSection(
  pieces.chorusShort,
  4,
  'C E7 F:2 Fm6:2 C:2 G7:2',
  ...everybody,
  play.stringBed(70),
  tune(
    'clarinet',
    'G4:.5 C5:.5 E5:.5 G5:1! E5:.5 C5:.5 r:.5 | B4:.5 D5:.5 E5:.5 G#5:1! E5:.5 B4:.5 r:.5 | A5:.5! F5:.5 C5:.5 F5:.5 Ab5:.5 F5:.5 D5:1 | G5:.5! E5:.5 C5:.5 E5:.5 D5:.5 B4:.5 G4:.5 r:.5',
    94,
  ),
  tune('xylophone', 'G4:.5 C5:.5 E5:.5 G5:1! E5:.5 C5:.5 r:.5 | B4:.5 D5:.5 E5:.5 G#5:1! E5:.5 B4:.5 r:.5', 80),
  tune('bassoon', 'r:3 C3:.5 E3:.5 | r:3 E3:.5 B2:.5 | F2:1 A2:1 Ab2:1 C3:1 | G2:1 C3:1 G2:1 B2:1', 86),
);

const breakdown = kitSection(
  pieces.breakdown,
  4,
  'C A7 Dm7 G7',
  tune('celesta', MUSIC_BOX, 88),
  play.dots(80),
  play.longBass,
  play.stringBed(66),
  play.triangleAt(0),
  play.triangleAt(8, 84),
  tune('bassoon', 'r:3 E3:.5 r:.5 | r:3 C#3:.5 r:.5 | r:3 A2:.5 r:.5 | r:2 G2:.5 B2:.5 D3:.5 r:.5', 84),
);

const bridge = kitSection(
  { ...pieces.bridge, loudnessLufs: -14 },
  4,
  'Am E7/G# F:2 Dm7:2 G7',
  ...play.parade(),
  play.oom(),
  play.pah(),
  play.ripple(86),
  play.stringBed(78, [
    [0, -3],
    [15, 2],
  ]),
  tune('flute', BRIDGE, 92),
  tune('clarinet', BRIDGE, 70),
);

export const refrain: readonly ScoreSection[] = [chorus, chorusShort, breakdown, bridge];
