import { bass, chords, drum, tune } from '../../score/arrange';
import { between } from '../../score/excerpt';
import { sting } from '../../score/sting';
import * as play from './layers';

const groove = [...play.fullBeat(false), play.sixteenths(), play.padBed(92), play.stabs];
const ENDING = 'A5:.75! G5:.25 E5:.5 C5:.5 D5:1 B4:1 | A4:3 r:1';
const HOOK = 'E5:.75! D5:.25 C5:.5 A4:1 C5:.5 E5:1 |';

const one = sting(1, 'Fmaj7:1 G:1 Am:2', [
  drum('kick', '9...9...9.......'),
  drum('snare', '....9.79........'),
  drum('hat', '5354535.........', undefined, 42),
  bass('bass', 'R.rrR.orR-------', 33, 102),
  play.padBed(92),
  chords('keys', '8--78-7-9-------', play.KEYS),
  play.crashAt(2),
  play.boomAt(2),
  tune('lead', 'A5:.5! G5:.25 E5:.25 D5:.5 B4:.5 A4:2!', 96),
]);

const two = sting(2, 'Fmaj7:2 G:2 Am', [
  ...between(0, 4, ...groove),
  ...between(4, 8, ...play.ring),
  drum('snare', '............6.89................'),
  play.boomAt(0, 90),
  play.crashAt(0, 84),
  tune('lead', ENDING, 94),
]);

const three = sting(3, 'Am:2 C:2 Fmaj7:2 G:2 Am', [
  ...between(0, 8, ...groove, play.drops(84)),
  ...between(8, 12, ...play.ring),
  drum('snare', `${'.'.repeat(28)}6.89`.padEnd(48, '.')),
  play.boomAt(0, 90),
  play.crashAt(0, 88),
  tune('lead', `${HOOK} ${ENDING}`, 94),
]);

const four = sting(4, 'Am Am:2 C:2 Fmaj7:2 G:2 Am', [
  ...between(0, 4, ...play.idle, play.runner(88), play.padBed(80), play.longBass),
  ...between(4, 12, ...groove, play.drops(86)),
  ...between(12, 16, ...play.ring),
  drum('snare', `..........5.6789${'.'.repeat(28)}6.89`.padEnd(64, '.')),
  play.boomAt(0, 90),
  play.riseTo(4, 4, 110),
  play.crashAt(4),
  play.boomAt(4),
  tune('lead', `r:4 | ${HOOK} ${ENDING}`, 94),
]);

export const stings = [one, two, three, four];
