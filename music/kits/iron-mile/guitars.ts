/** Strings for the amplifier, and the amplifier: drive, then the speaker, which ends at about five kilohertz. */
import { boost, cutAbove, cutBelow, type Insert, level, warm } from '../../mix/inserts';
import { analog, unison } from '../../voices/analog';
import { plucked } from '../../voices/plucked';

export const openString = plucked({
  ringSeconds: 4.5,
  brightness: 0.86,
  pluckAt: 0.13,
  body: [[900, 3, 0.8]],
  releaseSeconds: 0.05,
});

/** Damped by the edge of the hand. */
export const chugString = plucked({
  ringSeconds: 0.55,
  brightness: 0.6,
  pluckAt: 0.1,
  body: [
    [130, 4, 1],
    [1500, 2, 0.8],
  ],
  releaseSeconds: 0.035,
});

export const bassString = plucked({
  ringSeconds: 4,
  brightness: 0.7,
  pluckAt: 0.1,
  body: [
    [85, 4, 0.9],
    [750, 4, 0.9],
    [2100, 4, 0.9],
  ],
  releaseSeconds: 0.06,
});

/** Instrument of the lines above: a saw that sustains like a driven string, with a player's vibrato. */
export const siren = analog({
  oscillators: [...unison(2, 7, 0.35), { shape: 'triangle', gain: 0.5, detuneCents: 0, pan: 0 }],
  amp: { attack: 0.006, decay: 1.6, sustain: 0.7, release: 0.09 },
  filter: {
    hz: 1100,
    octaves: 1.6,
    q: 0.9,
    tracking: 0.5,
    envelope: { attack: 0.004, decay: 0.5, sustain: 0.5, release: 0.1 },
  },
  vibrato: { hz: 5.6, cents: 14, delay: 0.22 },
});

/** `shiftHz` moves the tone of a second amplifier a little away from that of the first. */
export function amplifier(drive: number, shiftHz = 0): Insert[] {
  return [
    cutBelow(90),
    cutAbove(6000),
    boost(750 + shiftHz / 2, 4, 0.8),
    warm(drive),
    level({ thresholdDb: -24, ratio: 2, attackMs: 6, releaseMs: 90 }),
    cutBelow(80),
    boost(135, 3, 1),
    boost(430, -1, 1),
    boost(2300 + shiftHz, 1.5, 0.9),
    cutAbove(4600 + shiftHz),
    cutAbove(5200),
  ];
}
