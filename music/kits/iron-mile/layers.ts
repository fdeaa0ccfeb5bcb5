/** The figures of the band, from which the sections are put together. */
import { bass, drum, type Layer, pads, singleHit, tune } from '../../score/arrange';
import { chordAt } from '../../score/harmony';
import { hits } from '../../score/pattern';
import type { Ride } from '../../score/section';
import { RIFF, RIFF_END } from './tunes';

const CLOSED_HAT = 42;
const OPEN_HAT = 46;
const SNARE = 38;
const CRASH = 49;
/** Low E of the guitar. */
const LOW_E = 40;
const HIGH_TOM = 48;
const MIDDLE_TOM = 45;
const FLOOR_TOM = 41;

/** The kick with the sound of its beater. */
export function kicks(bar: string, last?: string): Layer[] {
  return [drum('kick', bar, last), drum('beater', bar, last, 36)];
}

/** Straight rock: kick with the riff, backbeat with claps, open hats; the last bar goes round the toms. */
export function drive(fill = true): Layer[] {
  return [
    ...kicks('9...6...9.9..... 9...6...9.9...6.', fill ? '9...6...9...9...' : undefined),
    drum('snare', '....9.......9...', fill ? '....9...89..99..' : undefined, SNARE),
    drum('clap', '....7.......7...', fill ? '....7...........' : undefined),
    drum('hat', '8...8...8...8...', fill ? '8...8...........' : undefined, OPEN_HAT),
    drum('hat', '..5...5...5...5.', fill ? '..5...5.........' : undefined, CLOSED_HAT),
    drum('tom', '................', fill ? '..........98....' : undefined, HIGH_TOM),
    drum('tom', '................', fill ? '............9...' : undefined, FLOOR_TOM),
  ];
}

/** Feet, feet, hands. */
export function crowd(last?: string): Layer[] {
  return [drum('stomp', '9.7.....9.7.....'), drum('clap', '....8.......8...', last)];
}

/** Kick and closed hat for the verses. */
export function march(fill = true): Layer[] {
  return [
    ...kicks('9.....6.9.......', fill ? '9.....6.9.......' : undefined),
    drum('snare', '....8.......8...', fill ? '....8.......7.89' : undefined, SNARE),
    drum('hat', '7.5.6.5.7.5.6.5.', undefined, CLOSED_HAT),
    drum('tom', '................', fill ? '..........78....' : undefined, MIDDLE_TOM),
  ];
}

/** Four bars: toms under a snare that doubles its pace, silent for the last eighth. */
export const charge: Layer[] = [
  ...kicks('9...9...9...9...', '9...9...9.......'),
  drum('tom', '8.7.8.7.8.7.8.7.8.7.8.7.8.7.8.7.8.7.8.7.8.7.8.7.8.......8.......', undefined, FLOOR_TOM),
  drum('snare', '................ ....7.......7... 6...7...6...7... 6.6.7.7.6778899.', undefined, SNARE),
];

/** Roots and fifths; the octave above rings with them. `-` holds, a rest stops the strings. */
export function power(pattern: string, ride?: Ride): Layer[] {
  return (['powerLeft', 'powerRight'] as const).map((channel) => fifths(channel, pattern, ride));
}

function fifths(channel: string, pattern: string, ride?: Ride): Layer {
  return (harmony, bars) => {
    const struck = hits(pattern, bars).flatMap(({ beat, length, velocity }) => {
      const root = LOW_E + ((((chordAt(harmony, beat).bass - LOW_E) % 12) + 12) % 12);
      return [root, root + 7, root + 12].map((pitch, i) => ({ beat: beat + 0.008 * i, length, pitch, velocity }));
    });
    return { channel, part: { notes: struck, ...(ride ? { ride } : {}) } };
  };
}

/** Damped eighths on the root. */
export function chugs(pattern: string, velocity = 100, ride?: Ride): Layer[] {
  return (['chugLeft', 'chugRight'] as const).map(
    (channel): Layer =>
      (harmony, bars) => {
        const { part } = bass(channel, pattern, LOW_E, velocity)(harmony, bars);
        return { channel, part: { ...part, ...(ride ? { ride } : {}) } };
      },
  );
}

/** The riff from bar `from` to bar `to`, in both guitars. */
export function riff(from: number, to: number, velocity = 104): Layer[] {
  const text = Array.from({ length: to - from }, (_, bar) => ((from + bar) % 2 ? RIFF_END : RIFF)).join(' | ');
  return (['chugLeft', 'chugRight'] as const).map((channel) => tune(channel, text, velocity, from * 4, 0.85));
}

export const eighths = (last?: string): Layer => bass('bass', 'R.R.r.R.R.r.R.ra', 28, 104, last);
export const pedal = (last?: string): Layer => bass('bass', 'R.r.r.r.R.r.r.r.', 28, 100, last);
export const longBass = (last?: string): Layer => bass('bass', 'R---------------', 28, 98, last);
export const riffBass = (from: number, to: number): Layer => {
  const text = Array.from({ length: to - from }, (_, bar) => ((from + bar) % 2 ? RIFF_END : RIFF)).join(' | ');
  return tune('bass', text.replaceAll('2:', '1:'), 104, from * 4, 0.9);
};

export const organBed = (velocity = 80, ride?: Ride): Layer => pads('organ', { low: 59, high: 76 }, velocity, ride);
export const crashAt = (beat: number, velocity = 110): Layer => singleHit('crash', beat, velocity, 4, CRASH);
export const boomAt = (beat: number, velocity = 100): Layer => singleHit('boom', beat, velocity);
export const riseTo = (beats: number, end: number, velocity = 106): Layer =>
  singleHit('rise', end - beats, velocity, beats);

/** Strong beats of the chorus, with the push before the second half of the bar. */
export const anthem = power('9-----8-9---8-8-');

/** One bar in which everybody strikes once and lets it ring. */
export const ring: Layer[] = [
  ...kicks('9...............'),
  drum('snare', '9...............', undefined, SNARE),
  drum('crash', '9---------------', undefined, CRASH),
  ...power('9---------------'),
  bass('bass', 'R---------------', 28, 104),
  organBed(84),
];
