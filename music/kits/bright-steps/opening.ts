import { kitSection, tune } from '../../score/arrange';
import { pieces } from '../../score/pieces';
import type { ScoreSection } from '../../score/section';
import * as play from './layers';
import { VERSE } from './tunes';

const shortIntro = kitSection(
  { ...pieces.introShort, lifts: true },
  2,
  'Dadd9 A',
  ...play.mutes(),
  play.longPiano,
  play.crashAt(0, 80),
  play.sparkle(66),
  play.riseTo(4, 8, 96),
  ...play.pickup(2),
);

const intro = kitSection(
  { ...pieces.intro, energy: [1, 3], lifts: true },
  4,
  'Dadd9 Gadd9 D A',
  ...play.mutes(undefined, 90, [
    [0, -4],
    [8, 0],
  ]),
  play.longPiano,
  play.padBed(76),
  play.sparkle(64),
  play.tune4(),
  play.riseTo(4, 16),
  ...play.pickup(4),
);

const fadeIn = kitSection(pieces.fadeIn, 2, 'D A', ...play.mutes(), play.pulse(), play.padBed(), ...play.lightBeat());

const verse = kitSection(
  { ...pieces.verse, loudnessLufs: -14.3 },
  8,
  'Bm7 Gadd9 D A Bm7 Gadd9 D A',
  ...play.lightBeat(true),
  ...play.mutes(),
  play.calmBass,
  play.pulse(),
  play.padBed(70),
  tune('lead', VERSE, 82),
);

const verseShort = kitSection(
  { ...pieces.verseShort, loudnessLufs: -14.3 },
  4,
  'Bm7 Gadd9 D A',
  ...play.lightBeat(),
  ...play.mutes('1.0.2.0.3.0.2.01'),
  play.calmBass,
  play.pushedPiano,
  play.sparkle(72),
);

const build = kitSection(
  pieces.build,
  4,
  'Em7 Gadd9 Asus4 A',
  ...play.roll,
  ...play.mutes('0.0.0.0.1.0.0.0.', 96),
  play.drivingBass,
  play.pulse([
    [0, -2],
    [16, 1],
  ]),
  play.stringBed(82, [
    [0, -7],
    [15, 1],
  ]),
  play.padBed(78),
  play.riseTo(8, 16, 112),
);

export const opening: readonly ScoreSection[] = [shortIntro, intro, fadeIn, verse, verseShort, build];
