import { kitSection, tune } from '../../score/arrange';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';
import { BREAK, BRIDGE, HOOK, HOOK_ON, RIBBON } from './tunes';

const everybody = [...play.groove(), ...play.comping(), play.pocket(), ...play.chopping, ...play.padBed(78)];

const chorus = kitSection(
  pieces.chorus,
  8,
  'Fmaj9 Am7:2 D9:2 Gm7 C9sus4:2 C9:2 Fmaj9 Em7:2 A7b9:2 Dm7:2 G9:2 Bbmaj9:2 C9sus4:2',
  ...everybody,
  play.ridePulse,
  play.rideAt(0),
  tune('vibes', HOOK, 96),
  tune('vibes', HOOK_ON, 98, 16),
  tune('flute', RIBBON, 68, 0, 1),
);

const chorusShort = kitSection(
  pieces.chorusShort,
  4,
  'Fmaj9 Am7:2 D9:2 Gm7 C9sus4:2 C9:2',
  ...everybody,
  play.rideAt(0),
  tune('vibes', HOOK, 96),
);

const breakdown = kitSection(
  pieces.breakdown,
  4,
  'Bbmaj9 Am7 Gm7 C9sus4',
  ...play.hush,
  ...play.longKeys(),
  play.longBass,
  ...play.padBed(84),
  tune('vibes', BREAK, 82),
);

const bridge = kitSection(
  { ...pieces.bridge, loudnessLufs: -14 },
  4,
  'Bbmaj9 Bbm6 Am7:2 D7b9:2 Gm9:2 C9:2',
  ...play.groove(),
  ...play.comping(),
  play.pocket(),
  ...play.padBed(82, [
    [0, -3],
    [15, 1],
  ]),
  tune('flute', BRIDGE, 92, 0, 1),
);

export const refrain: readonly ScoreSection[] = [chorus, chorusShort, breakdown, bridge];
