import { kitSection } from '../../score/arrange';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';

const turn = kitSection(
  pieces.turn,
  2,
  'Abmaj7 Bbsus4:2 Bb:2',
  play.rocking(66),
  play.rootsOnce(62),
  play.heldBass(78),
  play.stringBed(74),
  play.sing('C5:.5 Eb5:.5 G5:1! F5:1 Eb5:1 | F5:1.5 Eb5:.5 D5:1 F5:1', 82),
  play.heart,
);

const fill = kitSection(
  pieces.fill,
  1,
  'Abmaj7:2 Bb:2',
  play.flowing(70),
  play.roots(64),
  play.heldBass(80),
  play.stringBed(80, [
    [0, -3],
    [3.8, 2],
  ]),
  play.bow('violins', 'Eb5:1 G5:1 F5:1 Bb5:1', 82),
  ...play.pulse(5),
  play.riseTo(4, 4, 96),
);

const outro = kitSection(
  { ...pieces.outro, energy: [3, 1], loudnessLufs: -14.7 },
  2,
  'Abmaj7:2 Bb:2 Eb',
  play.flowingThenStill,
  play.cadenceRoots,
  play.heldBass(80),
  play.stringBed(76),
  play.bow('cello', 'Ab3:2 F3:2 | Eb3:4', 80),
  play.sing('C5:.5 Eb5:.5 F5:.5 G5:.5! F5:1 D5:1 | Eb5:4', 86),
  play.lastChime,
);

const outroLong = kitSection(
  { slug: 'outro-long', name: 'Outro, long', role: 'outro', flags: 2, energy: [4, 1], loudnessLufs: -14.5 },
  4,
  'Eb/G Abmaj7 Bbsus4:2 Bb:2 Eb',
  play.rockingThenStill,
  play.cadenceRoots,
  play.heldBass(82),
  play.stringBed(76),
  play.violinBed(64, [
    [0, 0],
    [12, -4],
  ]),
  play.bow('cello', 'G3:2 Bb3:2 | Ab3:2 C4:2 | Bb3:2 D3:2 | Eb3:4', 80),
  play.sing('Bb4:.5 Eb5:.5 F5:.5 G5:1.5! F5:.5 Eb5:.5 | C5:1 Eb5:1 G5:2 | F5:1.5 Eb5:.5 D5:1 Bb4:1 | Eb5:4', 86),
  play.swellAt(0, 60),
);

const fadeOut = kitSection(
  { ...pieces.fadeOut, energy: [3, 1] },
  2,
  'Abmaj7:2 Bb:2 Ebadd9',
  play.rocking(66),
  play.rootsOnce(62),
  play.heldBass(78),
  play.stringBed(76),
  play.violinBed(60),
  play.sing('C5:.5 Eb5:.5 G5:1! F5:1 D5:1 | Bb4:.5 Eb5:.5 F5:.5 G5:2.5', 80),
);

export const closing: readonly ScoreSection[] = [turn, fill, outro, outroLong, fadeOut];
