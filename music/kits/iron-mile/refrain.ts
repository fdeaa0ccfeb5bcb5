import { kitSection, tune } from '../../score/arrange';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';
import { BRIDGE, HOOK, HOOK_ON } from './tunes';

const everybody = [...play.drive(), ...play.anthem, play.eighths(), play.organBed(80), play.crashAt(0)];

const chorus = kitSection(
  { ...pieces.chorus, loudnessLufs: -14 },
  8,
  'Em C G D Em C Am B',
  ...everybody,
  play.crashAt(16, 104),
  tune('lead', HOOK, 96),
  tune('lead', HOOK_ON, 100, 16),
);

const chorusShort = kitSection(
  { ...pieces.chorusShort, loudnessLufs: -14 },
  4,
  'Em C G D',
  ...everybody,
  tune('lead', HOOK, 96),
);

const breakdown = kitSection(
  { ...pieces.breakdown, energy: [2, 2], loudnessLufs: -14.2 },
  4,
  'Em Em C D',
  ...play.crowd('....8.......8.88'),
  ...play.chugs('R...........R.R.', 92),
  play.longBass(),
  play.boomAt(0),
  play.crashAt(0, 96),
  play.organBed(84, [
    [0, -3],
    [16, 2],
  ]),
  tune('lead', 'E5:1.5 D5:.5 B4:2 | r:4 | E5:1.5 D5:.5 C5:2 | D5:1.5 F#5:.5 A5:2', 80),
);

const bridge = kitSection(
  { ...pieces.bridge, loudnessLufs: -14.2 },
  4,
  'Am Em C B',
  ...play.march(true),
  ...play.power('9-------8-------'),
  play.pedal(),
  play.organBed(84, [
    [0, -3],
    [15, 2],
  ]),
  tune('lead', BRIDGE, 92),
  play.crashAt(0, 100),
  play.riseTo(4, 16, 106),
);

export const refrain: readonly ScoreSection[] = [chorus, chorusShort, breakdown, bridge];
