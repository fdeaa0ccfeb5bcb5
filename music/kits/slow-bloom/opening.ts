import { kitSection } from '../../score/arrange';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';
import { CELLO_MORNING, firstBars, MORNING } from './tunes';

const intro = kitSection(
  pieces.intro,
  2,
  'Ebadd9 Abmaj7',
  play.rocking(64),
  play.rootsOnce(60),
  play.sing('r:2 Bb4:.5 Eb5:.5 F5:.5 G5:.5! | G5:1.5 F5:.5 Eb5:2', 74),
  play.padBed(66),
);

const fadeIn = kitSection(
  pieces.fadeIn,
  2,
  'Ebadd9 Abmaj7',
  play.flowing(62),
  play.rootsOnce(60),
  play.stringBed(72),
  play.padBed(80),
  play.harpDrops(58),
);

const verse = kitSection(
  { ...pieces.verse, energy: [2, 2], loudnessLufs: -14.4 },
  8,
  'Ebadd9 Cm7 Abmaj7 Bbsus4:2 Bb:2 Eb/G Cm7 Abmaj7 Bbsus4:2 Bb:2',
  play.rocking(60),
  play.rootsOnce(58),
  play.sing(MORNING, 82),
  play.bow('cello', CELLO_MORNING, 74),
  play.padBed(62),
);

const verseShort = kitSection(
  { ...pieces.verseShort, loudnessLufs: -14.4 },
  4,
  'Ebadd9 Cm7 Abmaj7 Bbsus4:2 Bb:2',
  play.rocking(62),
  play.rootsOnce(58),
  play.sing(firstBars(MORNING, 4), 80),
  play.harpDrops(60),
  play.padBed(66),
);

const verseSecond = kitSection(
  { slug: 'verse-second', name: 'Verse, second time', role: 'verse', energy: [2, 3] },
  4,
  'Eb/G Cm7 Abmaj7 Bb',
  play.rocking(64),
  play.rootsOnce(60),
  play.heldBass(76),
  play.sing('r:1 G4:.5 Bb4:.5 Eb5:1 G5:1 | F5:1 Eb5:1 C5:2 | r:.5 Eb5:.5 Ab5:1! G5:1 Eb5:1 | F5:2 Bb4:1 r:1', 82),
  play.bow('cello', 'G3:3 F3:1 | Eb3:2 C3:2 | Ab2:2 C3:2 | D3:2 F3:2', 78),
  play.stringBed(64, [
    [0, -4],
    [15, 1],
  ]),
  play.heart,
);

const build = kitSection(
  { ...pieces.build, energy: [2, 4] },
  4,
  'Fm9 Eb/G Abmaj7 Bbsus4:2 Bb:2',
  play.flowing(64, [
    [0, -2],
    [15, 2],
  ]),
  play.roots(62),
  play.movingBass(80),
  play.bow('violins', 'C5:2 Eb5:2 | G5:2 F5:2 | Eb5:1 F5:1 G5:1 Ab5:1 | Bb5:4', 80),
  play.stringBed(76, [
    [0, -6],
    [15, 2],
  ]),
  ...play.pulse(5),
  play.riseTo(8, 16, 96),
);

export const opening: readonly ScoreSection[] = [intro, fadeIn, verse, verseShort, verseSecond, build];
