import { arp, bass, pedaled } from '../../score/arrange';
import { between } from '../../score/excerpt';
import { sting } from '../../score/sting';
import * as play from './layers';

const CADENCE = 'C5:.5 Eb5:.5 G5:1! F5:1 D5:1';

const one = sting(1, 'Abmaj7:1 Bb:1 Eb:2', [
  pedaled(arp('piano', '0.1.0.1.0.2.3.4.', play.LEFT_HAND, 70)),
  pedaled(bass('piano', 'R---R---R-------', 34, 66)),
  bass('bass', 'R---R---R-------', 31, 84),
  play.stringBed(78),
  play.violinBed(64),
  play.sing('C5:.5 Eb5:.5 D5:.5 F5:.5 Eb5:2!', 88),
  play.bow('cello', 'Ab3:1 F3:1 G3:2', 80),
]);

const two = sting(2, 'Abmaj7:2 Bb:2 Eb', [
  ...between(0, 4, play.flowing(66), ...play.pulse(5)),
  ...between(4, 8, play.stillHands),
  play.cadenceRoots,
  bass('bass', 'R-------R-------', 31, 82),
  play.stringBed(76),
  play.violinBed(62),
  play.bow('cello', 'Ab3:2 F3:2 | G3:4', 80),
  play.sing(`${CADENCE} | Eb5:4!`, 88),
  play.lastChime,
]);

const three = sting(3, 'Eb:2 Cm7:2 Abmaj7:2 Bb:2 Eb', [
  ...between(0, 8, play.rocking(66), play.roots(62), ...play.pulse(5)),
  ...between(8, 12, play.stillHands, play.rootsOnce(62)),
  bass('bass', 'R-------R-------', 31, 82),
  play.stringBed(74, [
    [0, -4],
    [7, 1],
  ]),
  play.bow('cello', 'Bb3:2 G3:2 | Ab3:2 F3:2 | G3:4', 80),
  play.sing(`Bb4:.5 Eb5:.5 F5:.5 G5:1.5! F5:.5 Eb5:.5 | ${CADENCE} | Eb5:4!`, 88),
]);

const four = sting(4, 'Ebadd9 Cm7 Abmaj7:2 Bbsus4:1 Bb:1 Eb', [
  ...between(0, 4, play.rocking(66)),
  ...between(4, 12, play.flowing(66), ...play.pulse(5), bass('bass', 'R-------R-------', 31, 82)),
  ...between(12, 16, play.stillHands, play.heldBass(78)),
  pedaled(bass('piano', 'R-------R-------', 34, 62)),
  ...between(4, 16, play.stringBed(76)),
  ...between(8, 16, play.violinBed(66)),
  play.bow('cello', 'r:4 | G3:2 Eb3:2 | Ab3:2 F3:2 | G3:4', 82),
  play.sing(`r:2 Bb4:.5 Eb5:.5 F5:.5 G5:.5! | G5:1.5 F5:.5 Eb5:1 G5:1 | ${CADENCE} | Eb5:4!`, 90),
  play.swellAt(4, 66),
]);

export const stings = [one, two, three, four];
