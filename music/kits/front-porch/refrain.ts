import { kitSection, tune } from '../../score/arrange';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';
import { BREAK, BRIDGE, CHORUS, CHORUS_ON, SECOND } from './tunes';

const everybody = [...play.porch(), play.island(), play.campfire(), play.bouncing(), play.offPiano, play.cymbalAt(0)];

const chorus = kitSection(
  pieces.chorus,
  8,
  'G D Em7 Cadd9 G D Cadd9 D',
  ...everybody,
  play.stringBed(70),
  tune('whistle', CHORUS, 92),
  tune('whistle', CHORUS_ON, 94, 16),
  tune('glock', CHORUS, 66),
  tune('glock', CHORUS_ON, 68, 16),
);

const chorusHigh = kitSection(
  { ...pieces.chorusHigh, loudnessLufs: -13.6 },
  8,
  'G D Em7 Cadd9 G D/F# Cadd9 D',
  ...everybody,
  play.stringBed(84),
  play.plucks(80),
  tune('whistle', SECOND, 94),
  tune('glock', SECOND, 70),
  play.cymbalAt(16),
);

const chorusShort = kitSection(
  pieces.chorusShort,
  4,
  'G D Em7 Cadd9',
  ...everybody,
  play.stringBed(70),
  tune('whistle', CHORUS, 92),
  tune('pizzicato', CHORUS, 78),
);

const breakdown = kitSection(
  pieces.breakdown,
  4,
  'G Cadd9 Em7 D',
  play.ukulelePicking(86),
  play.picking(84),
  play.longBass,
  play.stringBed(64),
  tune('glock', BREAK, 80),
);

const bridge = kitSection(
  { ...pieces.bridge, loudnessLufs: -14 },
  4,
  'Am7 Em7 Cadd9 D',
  ...play.stroll(true),
  play.easyStrum([
    [0, -1],
    [15, 1],
  ]),
  play.campfire([
    [0, -2],
    [15, 1],
  ]),
  play.walking(),
  play.plucks(80),
  play.stringBed(80, [
    [0, -3],
    [15, 2],
  ]),
  tune('whistle', BRIDGE, 88),
);

export const refrain: readonly ScoreSection[] = [chorus, chorusHigh, chorusShort, breakdown, bridge];
