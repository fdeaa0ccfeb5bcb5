import { bass, chords, drum, tune } from '../../score/arrange';
import { between } from '../../score/excerpt';
import { sting } from '../../score/sting';
import * as play from './layers';

const groove = [
  ...play.fullBeat(false),
  ...play.strumming(),
  play.drivingBass,
  play.pushedPiano,
  play.padBed(),
  play.stringBed(76),
];

const one = sting(1, 'Gadd9:1 A:1 D:2', [
  drum('kick', '9...9...9.......'),
  drum('clap', '....8...........'),
  drum('snare', '....8.78........'),
  ...play.strumming('D.uDD.uDD-------'),
  bass('bass', 'R.r.R.r.R-------', 35, 98),
  chords('piano', '8-7-8-7-9-------', play.KEYS),
  play.padBed(),
  play.stringBed(84),
  play.crashAt(2, 104),
  tune('glock', 'B4:.5 G5:.5 C#5:.5 E5:.5 D5:.5 A5:.5 D6:1', 82),
]);

const two = sting(2, 'Gadd9:2 A:2 D', [
  ...between(0, 4, ...groove),
  ...between(4, 8, ...play.ring),
  drum('snare', '..........5.6789................'),
  play.crashAt(0, 92),
  tune('lead', 'B4:.5 D5:.5 G5:1! E5:.5 F#5:.5 E5:1 | D5:3 r:1', 92),
  tune('glock', 'B4:.5 D5:.5 G5:1! E5:.5 F#5:.5 E5:1 | D5:1 F#5:.5 A5:.5 D6:2', 76),
]);

const HOOK = 'A4:.5 D5:.5 F#5:1! E5:.5 C#5:1 r:.5 | B4:.5 D5:.5 G5:1! E5:.5 F#5:.5 E5:1 |';

const three = sting(3, 'D:2 A:2 Gadd9:2 A:2 D', [
  ...between(0, 8, ...groove),
  ...between(8, 12, ...play.ring),
  drum('snare', `${'.'.repeat(26)}5.6789`.padEnd(48, '.')),
  play.crashAt(0, 96),
  tune('lead', `${HOOK} D5:3 r:1`, 92),
  tune('glock', `${HOOK} D5:1 F#5:.5 A5:.5 D6:2`, 76),
]);

const four = sting(4, 'Dadd9 D:2 A:2 Gadd9:2 A:2 D', [
  ...between(0, 4, ...play.mutes(), play.longPiano, play.longBass, play.sparkle(70)),
  ...between(4, 12, ...groove),
  ...between(12, 16, ...play.ring),
  drum('kick', `9.......8.......${'.'.repeat(48)}`),
  drum('snare', `..........4.5678${'.'.repeat(26)}5.6789`.padEnd(64, '.')),
  play.riseTo(4, 4),
  play.crashAt(4, 100),
  tune('lead', `r:4 | ${HOOK} D5:3 r:1`, 92),
  tune('glock', `r:4 | ${HOOK} D5:1 F#5:.5 A5:.5 D6:2`, 76),
]);

export const stings = [one, two, three, four];
