import type { Band, Spaces } from '../../mix/channel';
import { boost, chorus, cutAbove, cutBelow, highs, level, warm } from '../../mix/inserts';
import { clap, hat, kick, shaker, snare, stomp } from '../../voices/drums';
import { crash, impact, riser } from '../../voices/effects';
import { engine, lantern, neon, skyline, streetlight, tines } from './patches';

/** All synthesizers: a punchy kit, a growling bass, wide pads that breathe with the kick, plucks with echo, a lead. */
export const band: Band = {
  kick: {
    source: { kind: 'synth', voice: kick({ hz: 47, sweepHz: 230, decaySeconds: 0.26, click: 0.7 }) },
    level: -18.6,
    room: -28,
    inserts: [boost(58, 2), warm(1.4)],
  },
  snare: {
    source: { kind: 'synth', voice: snare(178, 0.2, 0.7) },
    level: -23.5,
    room: -6,
    hall: -16,
    inserts: [boost(190, 2), level({ thresholdDb: -22, ratio: 3, attackMs: 6, releaseMs: 120 })],
  },
  clap: { source: { kind: 'synth', voice: clap(0.2, 1350) }, level: -26.5, room: -6 },
  hat: { source: { kind: 'synth', voice: hat(0.14) }, level: -34.5, pan: 0.12, room: -18 },
  shaker: { source: { kind: 'synth', voice: shaker(7000) }, level: -38, pan: -0.35, room: -16 },
  tom: { source: { kind: 'synth', voice: stomp(104, 0.34) }, level: -25, pan: 0.25, room: -6 },
  crash: { source: { kind: 'synth', voice: crash(1.9) }, level: -35, hall: -14 },
  rise: { source: { kind: 'synth', voice: riser }, level: -33.5, hall: -12 },
  boom: { source: { kind: 'synth', voice: impact(44, 1.1) }, level: -24 },
  bass: {
    source: { kind: 'synth', voice: engine },
    level: -21.3,
    duck: 5,
    inserts: [
      cutBelow(34),
      warm(2.4),
      boost(80, 1.5),
      boost(700, 1),
      cutAbove(5200),
      level({ thresholdDb: -20, ratio: 4, attackMs: 10, releaseMs: 110 }),
    ],
  },
  pad: {
    source: { kind: 'synth', voice: skyline },
    level: -23,
    hall: -12,
    duck: 7,
    inserts: [cutBelow(170), boost(400, -2), highs(7000, 2), chorus(4, 0.35)],
  },
  arp: {
    source: { kind: 'synth', voice: neon },
    level: -23.8,
    pan: -0.25,
    hall: -14,
    echo: -8,
    duck: 2,
    inserts: [cutBelow(230)],
  },
  keys: {
    source: { kind: 'synth', voice: tines },
    level: -24,
    hall: -15,
    echo: -20,
    duck: 2,
    inserts: [cutBelow(150), warm(1.6), chorus(3, 0.8, 0.4)],
  },
  lead: {
    source: { kind: 'synth', voice: streetlight },
    level: -22,
    hall: -11,
    echo: -9,
    inserts: [cutBelow(230), warm(1.4), boost(2500, 1), chorus(2.5, 0.5, 0.35)],
  },
  bell: {
    source: { kind: 'synth', voice: lantern },
    level: -28,
    pan: 0.3,
    hall: -9,
    echo: -9,
    inserts: [cutBelow(400)],
  },
};

export const spaces: Spaces = {
  room: { decaySeconds: 1.1, preDelayMs: 4, brightHz: 10_000, darkHz: 4000, lowCutHz: 240 },
  hall: { decaySeconds: 2.3, preDelayMs: 28, brightHz: 9000, darkHz: 2600, lowCutHz: 280 },
  echo: { beats: 0.75, feedback: 0.45, darkHz: 3400 },
};
