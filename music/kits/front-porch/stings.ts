import { bass, drum, strums, tune } from '../../score/arrange';
import { between } from '../../score/excerpt';
import { sting } from '../../score/sting';
import * as play from './layers';

const groove = [
  ...play.porch(false),
  play.island(),
  play.campfire(),
  play.bouncing(),
  play.offPiano,
  play.stringBed(70),
];
const ENDING = 'E5:.5 G5:.5 C6:1! B5:.5 A5:.5 F#5:1 | G5:2.5 r:1.5';
const HOOK = 'D5:.5 G5:.5 B5:1! A5:.5 F#5:1 r:.5 |';

const one = sting(1, 'Cadd9:1 D:1 G:2', [
  drum('kick', '9...9...9.......'),
  drum('clap', '....8.88........'),
  drum('tambourine', '6.4.7.4.8.......'),
  strums('ukulele', 'D.uDD.uDD-------', play.UKULELE),
  strums('guitar', 'D.uDD.DDD-------', play.GUITAR),
  bass('bass', 'R-r.R-a.R-------', 31, 102),
  play.stringBed(76),
  tune('whistle', 'E5:.5 G5:.5 A5:.5 F#5:.5 G5:1.5!', 92),
  tune('glock', 'E5:.5 G5:.5 A5:.5 F#5:.5 G5:.5 B5:.5 G6:1', 74),
]);

const two = sting(2, 'Cadd9:2 D:2 G', [
  ...between(0, 4, ...groove),
  ...between(4, 8, ...play.ring),
  drum('clap', '..........7.88..................'),
  tune('whistle', ENDING, 92),
  tune('glock', 'r:4 | G5:.5 B5:.5 D6:.5 G6:2', 76),
]);

const three = sting(3, 'G:2 D:2 Cadd9:2 D:2 G', [
  ...between(0, 8, ...groove),
  ...between(8, 12, ...play.ring),
  drum('clap', `${'.'.repeat(26)}7.88`.padEnd(48, '.')),
  play.cymbalAt(0, 84),
  tune('whistle', `${HOOK} ${ENDING}`, 92),
  tune('glock', 'r:4 | r:4 | G5:.5 B5:.5 D6:.5 G6:2', 76),
]);

const four = sting(4, 'G G:2 D:2 Cadd9:2 D:2 G', [
  ...between(0, 4, play.island(), ...play.stroll(), play.longBass),
  ...between(4, 12, ...groove),
  ...between(12, 16, ...play.ring),
  drum('clap', `............7.88${'.'.repeat(26)}7.88`.padEnd(64, '.')),
  play.cymbalAt(4, 84),
  tune('whistle', `r:4 | ${HOOK} ${ENDING}`, 92),
  tune('glock', 'G5:1 B5:1 D6:2 | r:4 | r:4 | G5:.5 B5:.5 D6:.5 G6:2', 76),
]);

export const stings = [one, two, three, four];
