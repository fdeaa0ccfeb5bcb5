/** The figures of the band, from which the sections are put together. */
import { arp, bass, chords, drum, type Layer, pads, singleHit, strums, tune } from '../../score/arrange';
import type { Ride } from '../../score/section';
import type { Register } from '../../score/voicing';

export const KEYS: Register = { low: 59, high: 75 };
const GUITAR: Register = { low: 52, high: 68 };
const MUTES: Register = { low: 50, high: 64 };
const STRINGS: Register = { low: 62, high: 80 };

export const OPEN_HAT = 46;
const CLOSED_HAT = 42;

/** Four on the floor; the last bar leaves room for the fill. */
export function fullBeat(fill = true): Layer[] {
  return [
    drum('kick', '9...9...9...9...', fill ? '9...9...9.5.7...' : undefined),
    drum('clap', '....8.......8...', fill ? '....8.......8...' : undefined),
    drum('snare', '....8.......8.......8.......8..3', fill ? '....8..3..5.7788' : undefined),
    drum('hat', '5.3.7.3.5.3.7.3.', undefined, CLOSED_HAT),
    drum('hat', '..6...6...6...6.', fill ? '..6...6.........' : undefined, OPEN_HAT),
    drum('shaker', '5364536453645364'),
  ];
}

/** Kick, claps and shaker for the verses. */
export function lightBeat(fill = false): Layer[] {
  return [
    drum('kick', '8.......8.5.....8.....4.8.5.....', fill ? '8.......8...7.7.' : undefined),
    drum('clap', '....6.......7...', fill ? '....6.......7.78' : undefined),
    drum('shaker', '4253425342534254'),
    drum('hat', '4...5...4...5.3.', undefined, CLOSED_HAT),
  ];
}

/** Four bars of snare that doubles its pace, kicks that walk under it and stop for the last beat. */
export const roll: Layer[] = [
  drum('snare', '3.......3....... 4...4...4...4... 5.4.5.4.5.4.5.4. 6565656577889...'),
  drum('kick', '8...8...8...8...', '8...8...8.......'),
  drum('shaker', '4253425342534254'),
];

export const drivingBass = bass('bass', 'R.r.R.rrR.r.R.ra', 35, 98);
export const calmBass = bass('bass', 'R-----r.R---f-a.', 35, 90);
export const longBass = bass('bass', 'R--------------.', 35, 88);

export function mutes(pattern = '1.0.2.0.1.0.2.03', velocity = 92, ride?: Ride): Layer[] {
  return [arp('muteLeft', pattern, MUTES, velocity, ride), arp('muteRight', pattern, MUTES, velocity - 4, ride)];
}

export function strumming(pattern = 'D.d.xudU.uD.xudu', ride?: Ride): Layer[] {
  return [strums('strumLeft', pattern, GUITAR, ride), strums('strumRight', pattern, GUITAR, ride)];
}

export const pulse = (ride?: Ride) => chords('piano', '7.4.5.4.6.4.5.3.', KEYS, ride);
export const pushedPiano = chords('piano', '8--7--7-6--7--5-', KEYS);
export const longPiano = chords('piano', '7-------5-------', KEYS);
export const stringBed = (velocity = 78, ride?: Ride) => pads('strings', STRINGS, velocity, ride);
export const padBed = (velocity = 80, ride?: Ride) => pads('pad', KEYS, velocity, ride);
export const sparkle = (velocity = 70) => arp('glock', '....4...5...6...', { low: 67, high: 79 }, velocity);
export const crashAt = (beat: number, velocity = 105) => singleHit('crash', beat, velocity);
export const riseTo = (beats: number, end: number, velocity = 105) => singleHit('rise', end - beats, velocity, beats);

/** A kick that starts and a snare that leads in, in the last bar. */
export function pickup(bars: number): Layer[] {
  const silent = '................'.repeat(bars - 1);
  return [
    drum('kick', '................', '8...8...8...8...'),
    drum('snare', `${silent}..........4.5678`),
    drum('shaker', '................', '4253425342534254'),
  ];
}

/** Snare and kick in conversation for one bar. */
export const tomFill: Layer[] = [
  drum('kick', '9..6....9..6....'),
  drum('snare', '....8..5..678.99'),
  drum('clap', '....8.......8...'),
  drum('hat', '5.3.7.3.5.......', undefined, CLOSED_HAT),
];

/** Everybody for three bars, then one stroke that rings. */
export const lastBars: Layer[] = [
  drum('kick', '9...9...9...9...', '9...............'),
  drum('clap', '....8.......8...', '................'),
  drum('hat', '5.3.7.3.5.3.7.3.', '................', CLOSED_HAT),
  drum('crash', '................', '9...............'),
  ...strumming('D.d.xudU.uD.xudu D.d.xudU.uD.xudu D.d.xudU.uD.D.d. D---------------'),
  bass('bass', 'R.r.R.rrR.r.R.ra', 35, 98, 'R---------------'),
  chords('piano', '8--7--7-6--7--5- 8--7--7-6--7--5- 8--7--7-6--7--5- 8---------------', KEYS),
  padBed(),
  stringBed(80),
];

/** A short cadence and one last stroke. */
export const button: Layer[] = [
  drum('kick', '9...9...9...9...', '9...............'),
  drum('clap', '....8.......8...', '................'),
  drum('snare', '....8.......5678................'),
  ...strumming('D..uD..uD..uD.DU D---------------'),
  bass('bass', 'R..rR..rR..rR.R.', 35, 98, 'R---------------'),
  chords('piano', '8--7----8--7---- 9---------------', KEYS),
  padBed(),
  stringBed(84),
];

/** The tune's first notes, as a promise. */
export function tune4(): Layer {
  return tune('lead', 'r:4 | r:4 | A4:.5 D5:.5 F#5:1 E5:.5 D5:1.5 | C#5:1 E5:1 A4:2', 70);
}

/** One bar in which everybody strikes once and lets it ring. */
export const ring: Layer[] = [
  drum('kick', '9...............'),
  drum('crash', '9...............'),
  ...strumming('D---------------'),
  bass('bass', 'R---------------', 35, 98),
  chords('piano', '9---------------', KEYS),
  padBed(),
  stringBed(80),
];
