import { bass, drum, tune } from '../../score/arrange';
import { between } from '../../score/excerpt';
import { sting } from '../../score/sting';
import * as play from './layers';

const groove = [...play.drive(false), ...play.anthem, play.eighths(), play.organBed(80)];
const CADENCE = 'G5:1! E5:.5 C5:.5 D#5:1 F#5:1 | E5:3.5';
const LEAD_IN = '..........8.8999';
const SNARE = 38;

const one = sting(1, 'C:1 D:1 Em:2', [
  ...play.kicks('9...9...9.......'),
  drum('snare', '....8.899.......', undefined, SNARE),
  ...play.power('9-9-9-9-9-------'),
  bass('bass', 'R-R-R-R-R-------', 28, 104),
  play.organBed(82),
  play.crashAt(2),
  tune('lead', 'E5:.5! G5:.5 F#5:.5! A5:.5 E5:2!', 96),
]);

const two = sting(2, 'C:2 B:2 Em', [
  ...between(0, 4, ...groove),
  ...between(4, 8, ...play.ring),
  drum('snare', LEAD_IN.padEnd(32, '.'), undefined, SNARE),
  play.crashAt(0, 104),
  tune('lead', CADENCE, 96),
]);

const three = sting(3, 'Em:2 G:2 C:2 B:2 Em', [
  ...between(0, 8, ...groove),
  ...between(8, 12, ...play.ring),
  drum('snare', `${'.'.repeat(16)}${LEAD_IN}`.padEnd(48, '.'), undefined, SNARE),
  play.crashAt(0, 104),
  tune('lead', `E5:1.5! G5:.5 D5:1 B4:1 | ${CADENCE}`, 96),
]);

const four = sting(4, 'Em Em:2 G:2 C:2 B:2 Em', [
  ...play.riff(0, 1),
  play.riffBass(0, 1),
  ...between(0, 4, ...play.crowd()),
  ...between(4, 12, ...groove),
  ...between(12, 16, ...play.ring),
  drum('snare', `${LEAD_IN}${'.'.repeat(16)}${LEAD_IN}`.padEnd(64, '.'), undefined, SNARE),
  play.crashAt(4),
  tune('lead', `r:4 | E5:1.5! G5:.5 D5:1 B4:1 | ${CADENCE}`, 96),
]);

export const stings = [one, two, three, four];
