import type { Band, Spaces } from '../../mix/channel';
import { boost, cutAbove, cutBelow, highs, level, lows, warm } from '../../mix/inserts';
import { clap, shaker, snare, stomp } from '../../voices/drums';
import { crash } from '../../voices/effects';
import { plucked } from '../../voices/plucked';
import { whistle } from '../../voices/whistle';

const ukulele = plucked({
  ringSeconds: 1.3,
  brightness: 0.5,
  pluckAt: 0.2,
  body: [
    [290, 6, 1.2],
    [480, 4, 1.2],
    [1900, 2, 1],
    [4200, 2, 0.8],
  ],
  releaseSeconds: 0.09,
});

const folkGuitar = plucked({
  ringSeconds: 2.8,
  brightness: 0.72,
  pluckAt: 0.16,
  body: [
    [105, 4, 1.5],
    [205, 6, 1],
    [380, 4, 1],
    [2500, 2, 0.8],
    [5500, 2, 0.7],
  ],
  releaseSeconds: 0.14,
});

const jingle = shaker(8600);

/** Ukulele and guitar on a porch: feet, claps, a tambourine, an upright bass, pizzicato strings and somebody whistling. */
export const band: Band = {
  kick: {
    source: { kind: 'synth', voice: stomp(66, 0.24) },
    level: -20.5,
    room: -13,
    inserts: [boost(75, 2), boost(2400, 3)],
  },
  clap: { source: { kind: 'synth', voice: clap(0.11, 1250) }, level: -24, room: -8, inserts: [warm(1.4)] },
  brush: { source: { kind: 'synth', voice: snare(210, 0.09, 0.25) }, level: -30, room: -12, inserts: [cutAbove(8000)] },
  tambourine: { source: { kind: 'synth', voice: jingle }, level: -34, pan: -0.3, room: -12 },
  shaker: { source: { kind: 'synth', voice: shaker(5600) }, level: -36, pan: 0.35, room: -14 },
  cymbal: { source: { kind: 'synth', voice: crash(1.4) }, level: -37, room: -10 },
  bass: {
    source: { kind: 'soundfont', instrument: { bank: 0, program: 32 }, advanceMs: 7 },
    level: -20.2,
    room: -20,
    inserts: [
      cutBelow(38),
      boost(180, 2),
      boost(800, 3),
      warm(1.7),
      level({ thresholdDb: -20, ratio: 3, attackMs: 14, releaseMs: 140 }),
    ],
  },
  ukulele: {
    source: { kind: 'synth', voice: ukulele },
    level: -20,
    pan: 0.4,
    room: -11,
    inserts: [
      cutBelow(150),
      lows(600, 5),
      highs(2600, -3),
      level({ thresholdDb: -17, ratio: 2, attackMs: 12, releaseMs: 120 }),
    ],
  },
  guitar: {
    source: { kind: 'synth', voice: folkGuitar },
    level: -20.5,
    pan: -0.45,
    room: -11,
    inserts: [cutBelow(85), lows(420, 5), highs(2600, -4), highs(8000, 2)],
  },
  piano: {
    source: { kind: 'soundfont', instrument: { bank: 0, program: 0 }, advanceMs: 2.5 },
    level: -25,
    pan: -0.1,
    room: -11,
    inserts: [cutBelow(150), boost(350, -2), boost(2500, 2)],
  },
  pizzicato: {
    source: { kind: 'soundfont', instrument: { bank: 0, program: 45 }, advanceMs: 6 },
    level: -26,
    pan: 0.2,
    room: -14,
    hall: -12,
    inserts: [cutBelow(160)],
  },
  strings: {
    source: { kind: 'soundfont', instrument: { bank: 0, program: 48 }, advanceMs: 30 },
    level: -27.5,
    hall: -9,
    inserts: [cutBelow(200), boost(450, -2), highs(6000, 1.5)],
  },
  glock: {
    source: { kind: 'soundfont', instrument: { bank: 0, program: 9 }, advanceMs: 4 },
    level: -28,
    pan: -0.2,
    hall: -11,
    inserts: [cutBelow(400)],
  },
  whistle: {
    source: { kind: 'synth', voice: whistle },
    level: -25.5,
    room: -12,
    hall: -13,
    echo: -20,
    inserts: [cutBelow(350)],
  },
};

export const spaces: Spaces = {
  room: { decaySeconds: 0.7, preDelayMs: 7, brightHz: 9500, darkHz: 3200, lowCutHz: 200 },
  hall: { decaySeconds: 1.8, preDelayMs: 22, brightHz: 9000, darkHz: 2600, lowCutHz: 260 },
  echo: { beats: 0.5, feedback: 0.25, darkHz: 3500 },
};
