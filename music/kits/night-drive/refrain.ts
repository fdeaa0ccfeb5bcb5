import { kitSection, tune } from '../../score/arrange';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';
import { BRIDGE, HIGH_HOOK, HIGH_HOOK_ON, HOOK, HOOK_ON } from './tunes';

const everybody = [play.sixteenths(), play.padBed(92), play.stabs, play.crashAt(0), play.boomAt(0)];

const chorus = kitSection(
  { ...pieces.chorus, loudnessLufs: -13.6 },
  8,
  'Am Fmaj7 C G Am Fmaj7 Dm7 G',
  ...play.fullBeat(),
  ...everybody,
  play.drops(86),
  tune('lead', HOOK, 94),
  tune('lead', HOOK_ON, 98, 16),
  play.crashAt(16, 84),
);

const chorusHigh = kitSection(
  pieces.chorusHigh,
  8,
  'Am Fmaj7 C G Am Fmaj7 Dm7 Em7:2 G:2',
  ...play.fullBeat(),
  ...everybody,
  play.runner(94),
  tune('lead', HIGH_HOOK, 94),
  tune('lead', HIGH_HOOK_ON, 100, 16),
  play.crashAt(16, 92),
  play.riseTo(4, 32, 96),
);

const chorusShort = kitSection(
  { ...pieces.chorusShort, loudnessLufs: -13.6 },
  4,
  'Am Fmaj7 C G',
  ...play.fullBeat(),
  ...everybody,
  play.drops(86),
  tune('lead', HOOK, 94),
);

const breakdown = kitSection(
  pieces.breakdown,
  4,
  'Fmaj7 Em7 Dm7 Em7',
  play.padBed(90),
  play.warmKeys,
  play.drops(84),
  play.longBass,
  play.boomAt(0, 84),
  play.crashAt(0, 90),
  ...play.whisper,
  tune('bell', 'A5:1.5 G5:.5 E5:2 | G5:1.5 E5:.5 B4:2 | F5:1.5 E5:.5 D5:1 A5:1 | G5:3 r:1', 80),
);

const bridge = kitSection(
  { ...pieces.bridge, loudnessLufs: -14 },
  4,
  'Dm7 Em7 Fmaj7 G',
  ...play.cruise(true),
  play.eighths(),
  play.padBed(88, [
    [0, -3],
    [15, 1],
  ]),
  play.runner(86),
  tune('lead', BRIDGE, 90),
  play.riseTo(4, 16, 108),
);

export const refrain: readonly ScoreSection[] = [chorus, chorusHigh, chorusShort, breakdown, bridge];
