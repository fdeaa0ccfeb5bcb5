import { kitSection } from '../../score/arrange';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';
import { ARCH, BLOOM, CELLO_SONG, firstBars, STILL_WATER } from './tunes';

const FULL = 'Eb Bb/D Cm7 Abmaj7 Eb/G Bb Abmaj7 Bbsus4:2 Bb:2';

const chorus = kitSection(
  pieces.chorus,
  8,
  FULL,
  play.flowing(66),
  play.roots(66),
  play.movingBass(),
  play.sing(BLOOM, 94),
  play.bow('violins', ARCH, 78),
  play.bow('cello', CELLO_SONG, 80),
  play.stringBed(74),
  ...play.pulse(),
  play.swellAt(0, 80),
  play.chimes(56),
);

const chorusShort = kitSection(
  { ...pieces.chorusShort, loudnessLufs: -13.8 },
  4,
  'Eb Bb/D Cm7 Abmaj7:2 Bb:2',
  play.flowing(66),
  play.roots(66),
  play.movingBass(),
  play.sing(`${firstBars(BLOOM, 3)} | F5:1 Eb5:1 D5:1 F5:1`, 92),
  play.bow('cello', `${firstBars(CELLO_SONG, 3)} | Ab3:2 F3:2`, 80),
  play.stringBed(76),
  play.violinBed(62),
  ...play.pulse(),
  play.swellAt(0, 74),
);

const breakdown = kitSection(
  { ...pieces.breakdown, energy: [2, 2], loudnessLufs: -14.5 },
  4,
  'Cm9 Ebadd9/G Abmaj7 Bbsus4',
  play.harpWave(70),
  play.rootsOnce(58),
  play.padBed(84, [
    [8, 0],
    [16, 4],
  ]),
  play.stringBed(62, [
    [0, -10],
    [8, -6],
    [16, 1],
  ]),
  play.sing(STILL_WATER, 74),
  play.chimes(62),
);

const bridge = kitSection(
  pieces.bridge,
  4,
  'Cm7 Gm7 Abmaj7 Bb',
  play.rocking(70),
  play.roots(64),
  play.movingBass(84),
  play.bow('cello', 'G3:2 Eb3:1 F3:1 | G3:1 Bb3:1 D4:2 | C4:2 Eb4:1 C4:1 | D4:4', 88),
  play.violinBed(76, [
    [0, -5],
    [15, 2],
  ]),
  play.stringBed(70),
  ...play.pulse(5),
  play.riseTo(4, 16, 90),
);

export const refrain: readonly ScoreSection[] = [chorus, chorusShort, breakdown, bridge];
