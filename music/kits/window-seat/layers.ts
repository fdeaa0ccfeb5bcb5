/** The figures of the band, from which the sections are put together. */
import { bass, chords, drum, type Layer, pads, singleHit } from '../../score/arrange';
import { rootless, upper } from '../../score/excerpt';
import type { Ride } from '../../score/section';
import type { Register } from '../../score/voicing';

export const KEYS: Register = { low: 53, high: 70 };
const CHOPS: Register = { low: 62, high: 77 };
const PADS: Register = { low: 57, high: 74 };
const CLOSED_HAT = 42;
const OPEN_HAT = 46;
const SNARE = 38;
const RIM = 37;
export const RIDE = 51;

/** The full groove: backbeat with ghost notes, swung hats, the kick with the bass. */
export function groove(fill = true): Layer[] {
  return [
    drum('kick', '9.....6.8..5.... 9.....6.8....6..', fill ? '9.....6.8..6.6..' : undefined),
    drum('snare', '....8..2.2..8..2 ....8..2.2..8.2.', fill ? '....8..2.4.57.89' : undefined, SNARE),
    drum('hat', '7.4.6.437.4.6.4.', undefined, CLOSED_HAT),
    drum('hat', '..............5.', undefined, OPEN_HAT),
    drum('shaker', '3254325432543254'),
  ];
}

/** Rim and hat for the verses. */
export function stroll(fill = false): Layer[] {
  return [
    drum('kick', '8.....5...7..... 8.....5...7...4.', fill ? '8.....5...7..6..' : undefined),
    drum('rim', '....7.......7..3', fill ? '....7...........' : undefined, RIM),
    drum('snare', '................', fill ? '.........3.46.78' : undefined, SNARE),
    drum('hat', '5.3.6.3.5.3.6.34', undefined, CLOSED_HAT),
  ];
}

/** Rim and shaker, no kick. */
export const hush: Layer[] = [drum('rim', '....5.......6...', undefined, RIM), drum('shaker', '4243425342434253')];

export const ridePulse: Layer = drum('ride', '6...5.3.6...5.3.', undefined, RIDE);
export const rideAt = (beat: number, velocity = 100): Layer => singleHit('ride', beat, velocity, 2, RIDE);

export const pocket = (last?: string): Layer => bass('bass', 'R---..r.R--r..a. R---..r.R-..of..', 33, 100, last);
export const lazy = (last?: string): Layer => bass('bass', 'R-----r-..R---.a', 33, 94, last);
export const longBass: Layer = bass('bass', 'R-------R-----..', 33, 88);

export const comping = (ride?: Ride): Layer[] =>
  rootless(chords('keys', '8-------6-----5- 8------56-----5-', KEYS, ride));
export const longKeys = (ride?: Ride): Layer[] => rootless(chords('keys', '8-------6-------', KEYS, ride));
export const chopping: Layer[] = rootless(chords('chops', '....5.......6..3', CHOPS));
export const padBed = (velocity = 80, ride?: Ride): Layer[] => upper(pads('pad', PADS, velocity, ride));

/** One bar in which everybody strikes once and lets it ring. */
export const ring: Layer[] = [
  drum('kick', '8...............'),
  drum('ride', '8...............', undefined, RIDE),
  bass('bass', 'R-----------....', 33, 94),
  ...rootless(chords('keys', '8---------------', KEYS)),
  ...rootless(chords('chops', '5---------------', CHOPS)),
  ...padBed(),
];
