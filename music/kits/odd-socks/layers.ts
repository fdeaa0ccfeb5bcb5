/** The figures of the band, from which the sections are put together. */
import { arp, bass, chords, drum, type Layer, pads, singleHit } from '../../score/arrange';
import type { Ride } from '../../score/section';
import type { Register } from '../../score/voicing';

export const PLUCKS: Register = { low: 60, high: 76 };
const BARS: Register = { low: 60, high: 74 };
const SNARE = 38;
const TAP = 37;
const HIGH_BLOCK = 76;
const LOW_BLOCK = 77;
const TRIANGLE = 81;
const CYMBAL = 49;

/** Everybody taps along: feet, claps, brushes, woodblock; the last bar clatters into the next. */
export function parade(fill = true): Layer[] {
  return [
    drum('kick', '9.......8.....5. 9.......8...6...', fill ? '9.......8...7.7.' : undefined),
    drum('clap', '....8.......8...', fill ? '....8.......7.88' : undefined),
    drum('snap', '....7.......7...'),
    drum('brush', '5.3.7.345.3.7.34', fill ? '5.3.7.345.5.6789' : undefined, SNARE),
    drum('block', '..6...6.......6.', fill ? '..6...6...67....' : undefined, HIGH_BLOCK),
    drum('block', '..........5.....', undefined, LOW_BLOCK),
    drum('shaker', '4253425342534253'),
  ];
}

/** Snaps and a woodblock, on tiptoe. */
export function tiptoe(fill = false): Layer[] {
  return [
    drum('kick', '7...............7.......5.......', fill ? '7.......6...6...' : undefined),
    drum('snap', '....7.......7...'),
    drum('block', '........5..6..5.', fill ? '........7.6.7.67' : undefined, HIGH_BLOCK),
    drum('block', '......5.........', undefined, LOW_BLOCK),
    drum('brush', '3.2.5.2.3.2.5.23', fill ? '3.2.5.2.4.4.5678' : undefined, TAP),
  ];
}

/** Four bars in which the brushes roll up and the woodblock ticks faster. */
export const windUp: Layer[] = [
  drum('kick', '7.......7....... 7.......7....... 7...7...7...7... 8...8...8.......'),
  drum('snap', '....6.......6...'),
  drum('brush', '3...3...3...3... 4.3.4.3.4.3.4.3. 5.4.5.4.5.4.5.4. 5555666667778889', undefined, SNARE),
  drum('block', '5.......5....... 5...5...5...5... 5.5.6.5.6.5.6.5. 6.6.6.6.7.7.7...', undefined, HIGH_BLOCK),
];

/** Root and fifth on the strong beats, short; `last` replaces the last bar. */
export const oom = (last?: string): Layer => bass('bass', 'R-..r...F-..r.a.', 36, 100, last);
export const oomShort = (last?: string): Layer => bass('bass', 'R-......R-....a.', 36, 94, last);
export const longBass: Layer = bass('bass', 'R-------R-----..', 36, 88);

/** Plucked chords off the beat. */
export const pah = (ride?: Ride): Layer => chords('pizzicato', '..7...7...7...7.', PLUCKS, ride);
export const tipPah = (ride?: Ride): Layer => chords('pizzicato', '....6.......6.5.', PLUCKS, ride);

export const ripple = (velocity = 88, ride?: Ride): Layer => arp('marimba', '0.213.2.0.213.12', BARS, velocity, ride);
export const rolling = (velocity = 88, ride?: Ride): Layer => arp('marimba', '0121321203213121', BARS, velocity, ride);
export const dots = (velocity = 84, ride?: Ride): Layer => arp('marimba', '0...2..1....3..2', BARS, velocity, ride);

export const stringBed = (velocity = 74, ride?: Ride): Layer => pads('strings', { low: 60, high: 79 }, velocity, ride);
export const cymbalAt = (beat: number, velocity = 96): Layer => singleHit('cymbal', beat, velocity, 4, CYMBAL);
export const triangleAt = (beat: number, velocity = 96): Layer => singleHit('triangle', beat, velocity, 4, TRIANGLE);

/** One bar: a short stroke of everybody, and another an octave down, like a closing door. */
export const ring: Layer[] = [
  drum('kick', '9...............'),
  drum('clap', '8...............'),
  drum('brush', '8...............', undefined, SNARE),
  bass('bass', 'R-------........', 36, 102),
  chords('pizzicato', '9-------........', PLUCKS),
  arp('marimba', '3---............', BARS, 104),
  stringBed(80),
];
