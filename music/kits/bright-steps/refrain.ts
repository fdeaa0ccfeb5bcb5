import { kitSection, tune } from '../../score/arrange';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';
import { FOUR_BAR_BREAK, FOUR_BAR_BRIDGE, HOOK, SECOND_HOOK } from './tunes';

const everybody = [...play.strumming(), play.drivingBass, play.pushedPiano, play.padBed(), play.crashAt(0)];

const chorus = kitSection(
  { ...pieces.chorus, loudnessLufs: -13.6 },
  8,
  'D A Bm7 Gadd9 D A Bm7 Gadd9',
  ...play.fullBeat(),
  ...everybody,
  play.stringBed(74),
  tune('lead', HOOK, 92),
  tune('glock', HOOK, 74),
  play.crashAt(16, 80),
);

const chorusHigh = kitSection(
  pieces.chorusHigh,
  8,
  'D A Bm7 Gadd9 D/F# G Bm7 A',
  ...play.fullBeat(),
  ...everybody,
  ...play.mutes('0.1.2.1.0.1.2.3.', 88),
  play.stringBed(88),
  tune('lead', SECOND_HOOK, 96),
  tune('glock', SECOND_HOOK, 78),
  play.crashAt(16, 96),
);

const chorusShort = kitSection(
  { ...pieces.chorusShort, loudnessLufs: -13.6 },
  4,
  'D A Bm7 Gadd9',
  ...play.fullBeat(),
  ...everybody,
  play.stringBed(74),
  tune('lead', firstBars(HOOK, 4), 92),
  tune('glock', firstBars(HOOK, 4), 74),
);

const breakdown = kitSection(
  { ...pieces.breakdown, energy: [2, 2], loudnessLufs: -14.4 },
  4,
  'Bm7 A Gadd9 D',
  play.longBass,
  play.longPiano,
  play.padBed(84),
  play.stringBed(64),
  tune('glock', FOUR_BAR_BREAK, 78),
  ...play.mutes('0...1...2...1...', 74),
  play.crashAt(0, 76),
);

const bridge = kitSection(
  { ...pieces.bridge, loudnessLufs: -14 },
  4,
  'Em7 Bm7 Gadd9 A',
  ...play.lightBeat(true),
  ...play.strumming('D...D..uD...D.du', [
    [0, -2],
    [12, 1],
  ]),
  play.calmBass,
  play.pulse(),
  play.stringBed(86, [
    [0, -3],
    [15, 2],
  ]),
  tune('lead', FOUR_BAR_BRIDGE, 88),
  play.riseTo(4, 16),
);

function firstBars(tuneText: string, bars: number): string {
  return tuneText.split('|').slice(0, bars).join('|');
}

export const refrain: readonly ScoreSection[] = [chorus, chorusHigh, chorusShort, breakdown, bridge];
