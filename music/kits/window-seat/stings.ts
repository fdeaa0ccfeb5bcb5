import { bass, chords, drum, tune } from '../../score/arrange';
import { between, rootless } from '../../score/excerpt';
import { sting } from '../../score/sting';
import * as play from './layers';

const groove = [...play.groove(false), ...play.comping(), play.pocket(), ...play.chopping, ...play.padBed(78)];
const LEAD_IN = '.........4.57.89';
const HOOK = 'r:.5 A4:.5 C5:.5 E5:.5! A4:.5 F#4:.5 A4:1';
const CADENCE = 'r:.5 Bb4:.5 D5:.5 F5:.5! E5:.5 D5:.5 Bb4:.5 E5:.5';
const LAST = 'D5:.5 F5:.5 A5:.5 C6:2.5';

const one = sting(1, 'Gm7:1 C9:1 F69:2', [
  drum('kick', '8...8...8.......'),
  drum('snare', '....7.57........', undefined, 38),
  drum('hat', '6.4.6.4.........', undefined, 42),
  bass('bass', 'R--.R--.R-------', 33, 100),
  ...rootless(chords('keys', '8--.7--.8-------', play.KEYS)),
  ...play.padBed(),
  play.rideAt(2),
  tune('vibes', 'D5:.5 F5:.5 E5:.5 G5:.5 F5:.5 A5:.5 C6:1', 94),
]);

const two = sting(
  2,
  'Gm7:2 C9:2 F69',
  [
    ...between(0, 4, ...groove),
    ...between(4, 8, ...play.ring),
    drum('snare', LEAD_IN.padEnd(32, '.'), undefined, 38),
    play.rideAt(0),
    tune('vibes', `${CADENCE} | ${LAST}`, 94),
  ],
  { loudnessLufs: -14.4 },
);

const three = sting(3, 'Fmaj9:2 D9:2 Gm7:2 C9:2 F69', [
  ...between(0, 8, ...groove),
  ...between(8, 12, ...play.ring),
  drum('snare', `${'.'.repeat(16)}${LEAD_IN}`.padEnd(48, '.'), undefined, 38),
  play.rideAt(0),
  tune('vibes', `${HOOK} | ${CADENCE} | ${LAST}`, 94),
]);

const four = sting(4, 'Gm7:2 C9sus4:2 Fmaj9:2 D9:2 Gm7:2 C9:2 F69', [
  ...between(0, 4, ...play.stroll(), ...play.longKeys(), play.longBass),
  ...between(4, 12, ...groove),
  ...between(12, 16, ...play.ring),
  drum('snare', `${LEAD_IN}${'.'.repeat(16)}${LEAD_IN}`.padEnd(64, '.'), undefined, 38),
  play.rideAt(4),
  tune('guitar', 'r:.5 D5:.5 F5:.5 A5:1! G5:.5 D5:1', 88),
  tune('vibes', `r:4 | ${HOOK} | ${CADENCE} | ${LAST}`, 94),
]);

export const stings = [one, two, three, four];
