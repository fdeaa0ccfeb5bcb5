/** The figures of the band, from which the sections are put together. */
import { arp, bass, chords, drum, type Layer, pads, riding, singleHit } from '../../score/arrange';
import type { Ride } from '../../score/section';
import type { Register } from '../../score/voicing';

export const KEYS: Register = { low: 55, high: 72 };
const PADS: Register = { low: 57, high: 76 };
const PLUCKS: Register = { low: 57, high: 72 };
const OPEN_HAT = 46;
const CLOSED_HAT = 42;

/** Straight and heavy, sixteenths on the hat; the last bar breaks off into toms. */
export function fullBeat(fill = true): Layer[] {
  return [
    drum('kick', '9...8...9...8... 9...8...9...8.5.', fill ? '9...8...9..6....' : undefined),
    drum('snare', '....9.......9...', fill ? '....9.......7.89' : undefined),
    drum('clap', '....7.......7...'),
    drum('hat', '5354535453545354', fill ? '5354535453......' : undefined, CLOSED_HAT),
    drum('hat', '..7...7...7...7.', fill ? '..7...7.........' : undefined, OPEN_HAT),
    drum('tom', '................', fill ? '..........6.7...' : undefined, 45),
  ];
}

/** A broken beat with space in it. */
export function cruise(fill = false): Layer[] {
  return [
    drum('kick', '9.....7...8..... 9.....7...8...5.', fill ? '9.....7...8.7.7.' : undefined),
    drum('snare', '....8.......8...', fill ? '....8.......8.68' : undefined),
    drum('hat', '5.4.5.4.5.4.5.43', undefined, CLOSED_HAT),
    drum('shaker', '3254325432543254'),
  ];
}

/** Only hats and a finger on the kick. */
export const idle: Layer[] = [
  drum('kick', '8...............8.........6.....'),
  drum('hat', '4.3.5.3.4.3.5.34', undefined, CLOSED_HAT),
];

/** A shaker and an open hat far away, for the break. */
export const whisper: Layer[] = [
  drum('shaker', '3.2.4.2.3.2.4.23'),
  drum('hat', '............4...', undefined, OPEN_HAT),
];

/** Four bars in which the kick doubles and the snare rolls up. */
export const lift: Layer[] = [
  drum('kick', '8...8...8...8... 8...8...8...8... 8.7.8.7.8.7.8.7. 8.7.8.7.8.......'),
  drum('snare', '................ ....6.......6... 4...5...4...5... 4.5.5.6.56677889'),
  drum('hat', '5354535453545354', undefined, CLOSED_HAT),
];

export const sixteenths = (last?: string): Layer => bass('bass', 'R.rrR.rrR.rrR.or', 33, 100, last);
export const eighths = (last?: string): Layer => bass('bass', 'R.r.R.r.R.r.R.o.', 33, 98, last);
export const syncopated: Layer = bass('bass', 'R--r..R.--R-..oa', 33, 100);
export const longBass: Layer = bass('bass', 'R-------------oa', 33, 86);

export const padBed = (velocity = 84, ride?: Ride): Layer => pads('pad', PADS, velocity, ride);
export const runner = (velocity = 92, ride?: Ride): Layer => arp('arp', '0213.2140213.254', PLUCKS, velocity, ride);
export const drops = (velocity = 84, ride?: Ride): Layer => arp('arp', '0..2..3..4..2...', PLUCKS, velocity, ride);
export const stabs: Layer = chords('keys', '7--.--7-..5-..6-', KEYS);
export const warmKeys: Layer = chords('keys', '7-----5---6-----', KEYS);
export const crashAt = (beat: number, velocity = 104): Layer => singleHit('crash', beat, velocity);
export const boomAt = (beat: number, velocity = 100): Layer => singleHit('boom', beat, velocity);
export const riseTo = (beats: number, end: number, velocity = 106): Layer =>
  singleHit('rise', end - beats, velocity, beats);

/** Three bars of everything, then one chord that rings. */
export const arrival: Layer[] = [
  drum('kick', '9...8...9...8...', '9...............'),
  drum('snare', '....9.......9...', '................'),
  drum('hat', '5354535453545354', '................', CLOSED_HAT),
  riding(sixteenths('R---------------'), [
    [12, 0],
    [16, -9],
  ]),
  padBed(90, [
    [12, 0],
    [16, -6],
  ]),
  chords('keys', '7--.--7-..5-..6-7--.--7-..5-..6-7--.--7-..5-..6-8---------------', KEYS),
];

/** A bar of cadence, then the last chord. */
export const button: Layer[] = [
  drum('kick', '9..7..9.9.......9...............'),
  drum('snare', '....9.......6789................'),
  drum('hat', '5354535453545...................', undefined, CLOSED_HAT),
  riding(bass('bass', 'R..R..R.R.R.o.r.R---------------', 33, 102), [
    [4, 0],
    [8, -9],
  ]),
  padBed(92, [
    [4, 0],
    [8, -6],
  ]),
  chords('keys', '8--8--8-7---7---8---------------', KEYS),
];

/** One bar: everything strikes once and glows on. */
export const ring: Layer[] = [
  drum('kick', '9...............'),
  drum('crash', '9...............'),
  drum('boom', '9...............', undefined, 48),
  bass('bass', 'R-------........', 33, 96),
  padBed(88),
  chords('keys', '9---------------', KEYS),
];
