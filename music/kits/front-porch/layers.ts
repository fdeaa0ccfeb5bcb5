/** The figures of the band, from which the sections are put together. */
import { arp, bass, chords, drum, type Layer, pads, pedaled, singleHit, strums } from '../../score/arrange';
import type { Ride } from '../../score/section';
import type { Register } from '../../score/voicing';

export const UKULELE: Register = { low: 60, high: 74 };
export const GUITAR: Register = { low: 50, high: 66 };
const KEYS: Register = { low: 59, high: 74 };
const PIZZICATO: Register = { low: 67, high: 81 };

/** Feet on one and three, hands on two and four, a tambourine; the last bar claps on. */
export function porch(fill = true): Layer[] {
  return [
    drum('kick', '9.....5.8....... 9.....5.8...4.5.', fill ? '9.....5.8...7.7.' : undefined),
    drum('clap', '....8.......8...', fill ? '....8.....7.8.88' : undefined),
    drum('tambourine', '4.3.8.3.4.3.8.34', fill ? '4.3.8.3.4.7.8.88' : undefined),
    drum('shaker', '4254425442544254'),
    drum('brush', '..3.7..3..3.7..4'),
  ];
}

/** Feet, brushes and a shaker. */
export function stroll(fill = false): Layer[] {
  return [
    drum('kick', '8.......7.......', fill ? '8.......7...6.6.' : undefined),
    drum('brush', '..3.6..3..3.6..3', fill ? '..3.6..3..3.5678' : undefined),
    drum('shaker', '4253425342534253'),
  ];
}

/** Claps that gather over four bars. */
export const gather: Layer[] = [
  drum('kick', '8.......8....... 8.......8....... 8...8...8...8... 8...8...8.......'),
  drum('clap', '............5... ............6... ....6.......7... ....7...7.7.7.88'),
  drum('brush', '..3.5..3..3.5..3 ..3.5..3..3.5..3 4.4.5.4.5.5.5.5. 5555566666777889'),
  drum('tambourine', '4.3.5.3.4.3.5.34'),
];

export const island = (ride?: Ride): Layer => strums('ukulele', 'D..uxuDu.uDux.du', UKULELE, ride);
export const easyStrum = (ride?: Ride): Layer => strums('ukulele', 'D...d.du..D.d.du', UKULELE, ride);
export const campfire = (ride?: Ride): Layer => strums('guitar', 'D...D.du.uD.D.du', GUITAR, ride);
export const picking = (velocity = 88, ride?: Ride): Layer =>
  pedaled(arp('guitar', '0.2.1.3.0.2.1.32', GUITAR, velocity, ride));
export const ukulelePicking = (velocity = 88): Layer => pedaled(arp('ukulele', '2.1.3.1.2.1.3.12', UKULELE, velocity));

export const walking = (last?: string): Layer => bass('bass', 'R-----r.F---f.a.', 31, 98, last);
export const bouncing = (last?: string): Layer => bass('bass', 'R--.r.R.F--.f.a.', 31, 102, last);
export const longBass: Layer = bass('bass', 'R-------F-----..', 31, 90);

export const plucks = (velocity = 78): Layer => pedaled(arp('pizzicato', '..1...2...1.3.2.', PIZZICATO, velocity));
export const offPiano: Layer = chords('piano', '..6...6...6..5..', KEYS);
export const stringBed = (velocity = 74, ride?: Ride): Layer => pads('strings', { low: 62, high: 79 }, velocity, ride);
export const cymbalAt = (beat: number, velocity = 96): Layer => singleHit('cymbal', beat, velocity);

/** Three bars of everybody, then one last strum. */
export const goodbye: Layer[] = [
  drum('kick', '9.....5.8.......', '9...............'),
  drum('clap', '....8.......8...', '................'),
  drum('shaker', '4254425442544254', '................'),
  drum('tambourine', '4.3.8.3.4.3.8.34', '8...............'),
  strums('ukulele', 'D..uxuDu.uDux.du D..uxuDu.uDux.du D..uxuDu.uD.D.d. D---------------', UKULELE),
  strums('guitar', 'D...D.du.uD.D.du D...D.du.uD.D.du D...D.du.uD.D.D. D---------------', GUITAR),
  bouncing('R---------------'),
  stringBed(78),
];

/** "And that was that": a cadence, two knocks and a strum. */
export const button: Layer[] = [
  drum('kick', '9...8...9...8...9...............'),
  drum('clap', '....8.......8.88................'),
  drum('tambourine', '4.3.8.3.4.3.8.888...............'),
  strums('ukulele', 'D..uxuDuD.uDxuDu D---------------', UKULELE),
  strums('guitar', 'D...D.duD...D.DD D---------------', GUITAR),
  bass('bass', 'R--.r.f.R--.f.a.R---------------', 31, 102),
  stringBed(80),
];

/** One bar: a stroke, a stomp, and it rings. */
export const ring: Layer[] = [
  drum('kick', '9...............'),
  drum('tambourine', '8...............'),
  strums('ukulele', 'D---------------', UKULELE),
  strums('guitar', 'D---------------', GUITAR),
  bass('bass', 'R---------------', 31, 98),
  stringBed(80),
];
