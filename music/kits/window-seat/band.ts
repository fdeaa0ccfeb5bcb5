import type { Advance, Band, Channel, Spaces } from '../../mix/channel';
import { boost, chorus, cutAbove, cutBelow, highs, level, lows, warm, width } from '../../mix/inserts';
import { analog, unison } from '../../voices/analog';
import { kick, shaker } from '../../voices/drums';

function sampled(program: number, advanceMs: Advance, bank = 0): Channel['source'] {
  return { kind: 'soundfont', instrument: { bank, program }, advanceMs };
}

const DRUM_BANK = 128;
/** Sound of a few generations of tape. */
const tape = [warm(1.8), cutAbove(9000)];

const curtain = analog({
  oscillators: unison(5, 16, 0.8, 'triangle'),
  amp: { attack: 0.35, decay: 1.4, sustain: 0.85, release: 0.7 },
  filter: {
    hz: 900,
    octaves: 0.7,
    q: 0.6,
    tracking: 0.4,
    envelope: { attack: 0.8, decay: 2, sustain: 0.8, release: 0.7 },
  },
});

/** Electric piano, round bass and a dry drum kit; a jazz guitar, a vibraphone and a flute take turns in front. */
export const band: Band = {
  kick: {
    source: { kind: 'synth', voice: kick({ hz: 53, sweepHz: 120, decaySeconds: 0.2, click: 0.4 }) },
    level: -20,
    room: -24,
    inserts: [boost(62, 1.5), boost(2600, 2), ...tape],
  },
  snare: {
    source: sampled(0, 3.8, DRUM_BANK),
    level: -23.8,
    room: -11,
    inserts: [boost(190, 2), ...tape, level({ thresholdDb: -20, ratio: 3, attackMs: 8, releaseMs: 110 })],
  },
  rim: { source: sampled(0, 4.3, DRUM_BANK), level: -31, pan: -0.15, room: -10, hall: -16 },
  hat: {
    source: sampled(0, 1.8, DRUM_BANK),
    level: -32.5,
    pan: 0.2,
    room: -14,
    inserts: [cutBelow(600), cutAbove(12_000)],
  },
  ride: { source: sampled(0, 2.4, DRUM_BANK), level: -35, pan: 0.3, room: -12, inserts: [cutBelow(500)] },
  shaker: { source: { kind: 'synth', voice: shaker(5400) }, level: -36.5, pan: -0.4, room: -14 },
  bass: {
    source: sampled(33, 20),
    level: -19.8,
    duck: 2,
    inserts: [
      cutBelow(38),
      boost(80, 2.5),
      boost(210, -2),
      boost(750, 2.5),
      warm(2),
      cutAbove(3600),
      level({ thresholdDb: -20, ratio: 3.5, attackMs: 12, releaseMs: 130 }),
    ],
  },
  keys: {
    source: sampled(4, 2.5),
    level: -21,
    room: -16,
    hall: -17,
    duck: 2,
    inserts: [
      cutBelow(120),
      warm(2),
      boost(280, -3.5),
      boost(1900, 3),
      highs(3500, 2),
      chorus(2.6, 0.6, 0.4),
      cutAbove(8000),
      level({ thresholdDb: -20, ratio: 2.2, attackMs: 18, releaseMs: 180 }),
    ],
  },
  chops: {
    source: sampled(26, 10.5),
    level: -29.5,
    pan: 0.5,
    room: -12,
    inserts: [cutBelow(240), boost(2400, 3), highs(6000, 2)],
  },
  guitar: {
    source: sampled(26, 10.5),
    level: -25.2,
    pan: -0.3,
    room: -14,
    hall: -14,
    echo: -15,
    inserts: [cutBelow(140), boost(1400, 1.5), level({ thresholdDb: -20, ratio: 2, attackMs: 12, releaseMs: 140 })],
  },
  vibes: {
    source: sampled(11, 4.2),
    level: -23.2,
    pan: 0.18,
    hall: -12,
    echo: -15,
    inserts: [cutBelow(220), cutAbove(9000), width(0.8)],
  },
  flute: {
    source: sampled(73, (pitch) => 48 - 1.5 * (pitch - 72)),
    level: -25.5,
    pan: -0.12,
    hall: -10,
    echo: -17,
    inserts: [cutBelow(250), boost(2800, -1), cutAbove(9000)],
  },
  pad: {
    source: { kind: 'synth', voice: curtain },
    level: -29,
    hall: -11,
    duck: 3,
    inserts: [cutBelow(180), lows(300, -2), chorus(5, 0.25)],
  },
};

export const spaces: Spaces = {
  room: { decaySeconds: 0.55, preDelayMs: 6, brightHz: 8000, darkHz: 3000, lowCutHz: 220 },
  hall: { decaySeconds: 1.9, preDelayMs: 26, brightHz: 7500, darkHz: 2200, lowCutHz: 280 },
  echo: { beats: 0.75, feedback: 0.35, darkHz: 2800 },
};
