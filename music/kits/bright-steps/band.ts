import type { Band, Spaces } from '../../mix/channel';
import { boost, chorus, cutAbove, cutBelow, highs, level, lows, warm, width } from '../../mix/inserts';
import { analog, unison } from '../../voices/analog';
import { clap, hat, kick, shaker, snare } from '../../voices/drums';
import { crash, riser } from '../../voices/effects';
import { plucked } from '../../voices/plucked';

const palmMute = plucked({
  ringSeconds: 0.5,
  brightness: 0.5,
  pluckAt: 0.14,
  body: [
    [220, 4, 1],
    [1100, 3, 1.2],
    [3200, 3, 0.9],
  ],
  releaseSeconds: 0.05,
});

const steel = plucked({
  ringSeconds: 2.6,
  brightness: 0.92,
  pluckAt: 0.17,
  body: [
    [110, 3, 1.4],
    [210, 2, 1.2],
    [2600, 3, 0.8],
    [6500, 3, 0.7],
  ],
  releaseSeconds: 0.12,
});

const spark = analog({
  oscillators: [...unison(3, 9, 0.6), { shape: 'square', gain: 0.35, detuneCents: 0, pan: 0 }],
  amp: { attack: 0.003, decay: 0.5, sustain: 0.15, release: 0.16 },
  filter: {
    hz: 700,
    octaves: 3,
    q: 0.8,
    tracking: 0.5,
    envelope: { attack: 0.002, decay: 0.22, sustain: 0.1, release: 0.2 },
  },
});

const glow = analog({
  oscillators: unison(5, 22, 0.95),
  amp: { attack: 0.25, decay: 1, sustain: 0.9, release: 0.5 },
  filter: {
    hz: 900,
    octaves: 0.8,
    q: 0.6,
    tracking: 0.3,
    envelope: { attack: 0.6, decay: 2, sustain: 0.8, release: 0.6 },
  },
});

const guitarTone = [
  cutBelow(140),
  warm(1.6),
  cutAbove(6500),
  level({ thresholdDb: -20, ratio: 3, attackMs: 8, releaseMs: 90 }),
];

/** Pop band: drums, bass, piano, doubled guitars, glockenspiel and a synthesizer above, strings behind. */
export const band: Band = {
  kick: {
    source: { kind: 'synth', voice: kick({ hz: 50, sweepHz: 190, decaySeconds: 0.24, click: 0.5 }) },
    level: -18.8,
    room: -26,
    inserts: [boost(60, 1.5), boost(3200, 1)],
  },
  snare: {
    source: { kind: 'synth', voice: snare(192, 0.15, 0.55) },
    level: -26,
    room: -10,
    inserts: [boost(200, 1.5), highs(7000, 1)],
  },
  clap: { source: { kind: 'synth', voice: clap(0.15, 1500) }, level: -25.5, room: -9 },
  hat: { source: { kind: 'synth', voice: hat(0.16) }, level: -35.5, room: -16 },
  shaker: { source: { kind: 'synth', voice: shaker() }, level: -37, pan: 0.35, room: -14 },
  crash: { source: { kind: 'synth', voice: crash(1.7) }, level: -35, room: -14 },
  rise: { source: { kind: 'synth', voice: riser }, level: -33, hall: -14 },
  bass: {
    source: { kind: 'soundfont', instrument: { bank: 0, program: 33 }, advanceMs: 20 },
    level: -19.3,
    duck: 2.5,
    inserts: [
      cutBelow(38),
      boost(90, 2),
      boost(900, 3),
      warm(2.2),
      level({ thresholdDb: -20, ratio: 4, attackMs: 12, releaseMs: 120 }),
    ],
  },
  piano: {
    source: { kind: 'soundfont', instrument: { bank: 0, program: 0 }, advanceMs: 2.5 },
    level: -22,
    room: -13,
    hall: -20,
    duck: 1,
    inserts: [
      cutBelow(130),
      boost(320, -2),
      boost(2800, 2),
      highs(7000, 3),
      level({ thresholdDb: -19, ratio: 2.5, attackMs: 15, releaseMs: 150 }),
    ],
  },
  muteLeft: {
    source: { kind: 'synth', voice: palmMute },
    level: -25,
    pan: -0.75,
    room: -16,
    echo: -18,
    inserts: guitarTone,
  },
  muteRight: { source: { kind: 'synth', voice: palmMute }, level: -25, pan: 0.75, room: -16, inserts: guitarTone },
  strumLeft: {
    source: { kind: 'synth', voice: steel },
    level: -28,
    pan: -0.85,
    room: -15,
    inserts: [cutBelow(180), highs(5000, 2)],
  },
  strumRight: {
    source: { kind: 'synth', voice: steel },
    level: -28,
    pan: 0.85,
    room: -15,
    inserts: [cutBelow(180), highs(6000, 2)],
  },
  glock: {
    source: { kind: 'soundfont', instrument: { bank: 0, program: 9 }, advanceMs: 4 },
    level: -27,
    pan: 0.15,
    hall: -10,
    echo: -14,
    inserts: [cutBelow(400), boost(3500, -2)],
  },
  lead: {
    source: { kind: 'synth', voice: spark },
    level: -23.5,
    hall: -13,
    echo: -11,
    duck: 1,
    inserts: [cutBelow(220), chorus(2.5, 0.6, 0.4)],
  },
  strings: {
    source: { kind: 'soundfont', instrument: { bank: 0, program: 48 }, advanceMs: 30 },
    level: -26,
    hall: -9,
    duck: 1.5,
    inserts: [cutBelow(190), boost(450, -2), highs(6000, 2), width(1.3)],
  },
  pad: {
    source: { kind: 'synth', voice: glow },
    level: -27,
    hall: -14,
    duck: 3,
    inserts: [cutBelow(160), lows(300, -2), chorus(4, 0.3)],
  },
};

export const spaces: Spaces = {
  room: { decaySeconds: 0.9, preDelayMs: 8, brightHz: 11_000, darkHz: 3500, lowCutHz: 220 },
  hall: { decaySeconds: 2.1, preDelayMs: 24, brightHz: 9500, darkHz: 2600, lowCutHz: 260 },
  echo: { beats: 0.75, feedback: 0.32, darkHz: 3800 },
};
