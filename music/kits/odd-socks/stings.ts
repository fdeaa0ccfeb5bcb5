import { bass, chords, drum, tune } from '../../score/arrange';
import { between } from '../../score/excerpt';
import { sting } from '../../score/sting';
import * as play from './layers';

const groove = [...play.parade(false), play.oom(), play.pah(), play.rolling(86), play.stringBed(74)];
const LEAD_IN = '............5678';
const SNARE = 38;
const HOOK = 'G4:.5 C5:.5 E5:.5 G5:1! E5:.5 C#5:.5 r:.5';
const CADENCE = 'A5:.5! F5:.5 D5:.5 F5:.5 B4:.5 D5:.5 G5:.5 B4:.5 | C5:1! r:3';
const GOODBYE = 'r:2.5 G2:.25 r:.25 C2:1!';

const one = sting(1, 'Dm7:1 G7:1 C:2', [
  drum('kick', '9...8...9.......'),
  drum('clap', '....8...8.......'),
  drum('block', '..6.....7.......', undefined, 76),
  drum('brush', '5.4.6789........', undefined, SNARE),
  bass('bass', 'R...R...R-------', 36, 104),
  chords('pizzicato', '..7...7.9-------', play.PLUCKS),
  play.stringBed(76),
  tune('marimba', 'D5:.25 F5:.25 A5:.5 G5:.25 F5:.25 D5:.25 B4:.25 C5:.5! E5:.5 G5:.5 C6:.5', 98),
  tune('xylophone', 'A5:.5! F5:.5 B5:.5 G5:.5 C6:.5! r:1.5', 86),
  tune('bassoon', 'r:3 G2:.25 r:.25 C2:.5!', 98),
]);

const two = sting(2, 'Dm7:2 G7:2 C', [
  ...between(0, 4, ...groove),
  ...between(4, 8, ...play.ring),
  drum('brush', LEAD_IN.padEnd(32, '.'), undefined, SNARE),
  play.cymbalAt(0, 84),
  tune('clarinet', CADENCE, 92),
  tune('xylophone', CADENCE, 80),
  tune('bassoon', `r:4 | ${GOODBYE}`, 98),
]);

const three = sting(3, 'C:2 A7:2 Dm7:2 G7:2 C', [
  ...between(0, 8, ...groove),
  ...between(8, 12, ...play.ring),
  drum('brush', `${'.'.repeat(16)}${LEAD_IN}`.padEnd(48, '.'), undefined, SNARE),
  play.cymbalAt(0, 84),
  tune('clarinet', `${HOOK} | ${CADENCE}`, 92),
  tune('xylophone', `${HOOK} | ${CADENCE}`, 80),
  tune('bassoon', `r:4 | r:4 | ${GOODBYE}`, 98),
]);

const four = sting(4, 'C C:2 A7:2 Dm7:2 G7:2 C', [
  ...between(0, 4, ...play.tiptoe(), play.dots(92), play.oomShort(), play.tipPah()),
  ...between(4, 12, ...groove),
  ...between(12, 16, ...play.ring),
  drum('brush', `${LEAD_IN}${'.'.repeat(16)}${LEAD_IN}`.padEnd(64, '.'), undefined, SNARE),
  play.cymbalAt(4, 88),
  tune('clarinet', `r:4 | ${HOOK} | ${CADENCE}`, 92),
  tune('xylophone', `r:4 | ${HOOK} | ${CADENCE}`, 80),
  tune('bassoon', `C3:.5! r:.5 E3:.5 G3:.5 r:2 | r:4 | r:4 | ${GOODBYE}`, 94),
]);

export const stings = [one, two, three, four];
