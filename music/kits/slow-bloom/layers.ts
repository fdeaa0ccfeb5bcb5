/** The figures of the band, from which the sections are put together. */
import { arp, bass, drum, type Layer, pads, pedaled, singleHit, tune } from '../../score/arrange';
import type { Ride } from '../../score/section';
import type { Register } from '../../score/voicing';

export const LEFT_HAND: Register = { low: 51, high: 67 };
const TENOR: Register = { low: 55, high: 71 };
const VIOLINS: Register = { low: 63, high: 82 };

/** Eighths that rock upwards and never quite the same way twice. */
export const rocking = (velocity = 66, ride?: Ride): Layer =>
  pedaled(arp('piano', '0.1.2.1.3.2.1.2.0.2.1.3.2.3.1.2.', LEFT_HAND, velocity, ride));

/** Sixteenths for the fullest pages. */
export const flowing = (velocity = 68, ride?: Ride): Layer =>
  pedaled(arp('piano', '0.123.212.132.320.213.212.314.23', LEFT_HAND, velocity, ride));

/** The left hand's octave, on the first of the bar and again, softer, in its middle. */
export const roots = (velocity = 64): Layer => pedaled(bass('piano', 'R-------o-----f-', 34, velocity));
export const rootsOnce = (velocity = 60): Layer => pedaled(bass('piano', 'R---------------', 34, velocity));

export const heldBass = (velocity = 82) => bass('bass', 'R-----------f---', 31, velocity);
export const movingBass = (velocity = 86) => bass('bass', 'R-----r-R---f-a-', 31, velocity);

export const stringBed = (velocity = 70, ride?: Ride) => pads('strings', TENOR, velocity, ride);
export const violinBed = (velocity = 70, ride?: Ride) => pads('violins', VIOLINS, velocity, ride);
export const padBed = (velocity = 80, ride?: Ride) => pads('pad', TENOR, velocity, ride);
export const harpWave = (velocity = 66) => pedaled(arp('harp', '0.1.2.3.4.5.6.5.', { low: 58, high: 74 }, velocity));
export const harpDrops = (velocity = 62) =>
  pedaled(arp('harp', '....4.....5.....3...6.....4..5..', { low: 60, high: 76 }, velocity));
export const chimes = (velocity = 60) =>
  arp('chime', '..4-------5-----6-----4-----....', { low: 67, high: 80 }, velocity);

/** A heartbeat, and sand in the off-beats. */
export const pulse = (strength = 6): Layer[] => [
  drum('kick', `${strength}.....3.........${strength}.....3.....2...`),
  drum('shaker', '2.3.4.3.2.3.4.32'),
];
export const heart = drum('kick', '5.....3.........');

export const swellAt = (beat: number, velocity = 70) => singleHit('swell', beat, velocity);
export const riseTo = (beats: number, end: number, velocity = 90) => singleHit('rise', end - beats, velocity, beats);
export const sing = (text: string, velocity = 84) => tune('tune', text, velocity, 0, 1.02);
export const bow = (channel: 'cello' | 'violins', text: string, velocity = 80) => tune(channel, text, velocity, 0, 1);

/** A last bar in which the hands come to rest. */
export const flowingThenStill = pedaled(arp('piano', '0.123.212.132.120...1...2...3...', LEFT_HAND, 66));
export const rockingThenStill = pedaled(arp('piano', `${'0.1.2.1.3.2.1.2.'.repeat(3)}0...1...2...4...`, LEFT_HAND, 66));
export const cadenceRoots = pedaled(bass('piano', 'R-------r-------', 34, 64, 'R---------------'));
export const lastChime = tune('chime', 'r:4 | r:1 Bb5:.5 Eb6:.5 G6:2', 64);

/** The last chord, laid down from the bottom. */
export const stillHands = pedaled(arp('piano', '0.1.2...4.......', LEFT_HAND, 68));
