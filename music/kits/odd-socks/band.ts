import type { Advance, Band, Channel, Spaces } from '../../mix/channel';
import { boost, cutAbove, cutBelow, highs, level, warm, width } from '../../mix/inserts';
import { clap, shaker, stomp } from '../../voices/drums';

const DRUM_BANK = 128;
const ORCHESTRA_KIT = 48;

function sampled(program: number, advanceMs: Advance, bank = 0): Channel['source'] {
  return { kind: 'soundfont', instrument: { bank, program }, advanceMs };
}

/** A toy orchestra: plucked strings, marimba and xylophone, clarinet, flute and bassoon, with snaps and a woodblock. */
export const band: Band = {
  kick: {
    source: { kind: 'synth', voice: stomp(60, 0.2) },
    level: -22.5,
    room: -14,
    inserts: [boost(70, 2), boost(1800, 2)],
  },
  snap: { source: { kind: 'synth', voice: clap(0.045, 2600) }, level: -29.5, pan: 0.15, room: -9 },
  clap: { source: { kind: 'synth', voice: clap(0.12, 1350) }, level: -26.5, room: -8, inserts: [warm(1.4)] },
  brush: { source: sampled(40, 3.8, DRUM_BANK), level: -30.5, pan: -0.1, room: -12, inserts: [cutBelow(150)] },
  block: { source: sampled(0, 3.3, DRUM_BANK), level: -31, pan: 0.45, room: -10, inserts: [cutAbove(9000)] },
  shaker: { source: { kind: 'synth', voice: shaker(6000) }, level: -37, pan: -0.4, room: -14 },
  triangle: { source: sampled(0, 3, DRUM_BANK), level: -39, pan: 0.35, hall: -12 },
  cymbal: { source: sampled(ORCHESTRA_KIT, 3.1, DRUM_BANK), level: -34, hall: -11, inserts: [cutBelow(500)] },
  bass: {
    source: sampled(32, 8),
    level: -21.8,
    room: -18,
    inserts: [
      cutBelow(38),
      boost(110, 2),
      boost(900, 3),
      warm(1.6),
      level({ thresholdDb: -20, ratio: 3, attackMs: 14, releaseMs: 140 }),
    ],
  },
  bassoon: {
    source: sampled(70, 17),
    level: -25.5,
    pan: -0.25,
    room: -14,
    hall: -15,
    inserts: [cutBelow(70), boost(480, 1.5), boost(2400, 1)],
  },
  pizzicato: {
    source: sampled(45, 8),
    level: -23.3,
    pan: 0.28,
    room: -13,
    hall: -14,
    inserts: [cutBelow(140), boost(2200, 2), highs(6000, 2)],
  },
  marimba: {
    source: sampled(12, 2.3),
    level: -23.6,
    pan: -0.35,
    room: -13,
    hall: -17,
    inserts: [cutBelow(130), boost(2600, 3), highs(5000, 2), width(0.7)],
  },
  xylophone: {
    source: sampled(13, 2.1),
    level: -29,
    pan: 0.3,
    room: -13,
    hall: -14,
    inserts: [cutBelow(400), cutAbove(9500)],
  },
  celesta: { source: sampled(8, 3), level: -28, pan: 0.2, hall: -10, echo: -14, inserts: [cutBelow(300)] },
  clarinet: {
    source: sampled(71, (pitch) => 44 - 1.2 * (pitch - 60)),
    level: -23.4,
    pan: -0.08,
    room: -15,
    hall: -13,
    inserts: [cutBelow(180), boost(1800, 1), cutAbove(10_000)],
  },
  flute: {
    source: sampled(73, (pitch) => 48 - 1.5 * (pitch - 72)),
    level: -26.5,
    pan: 0.14,
    hall: -12,
    inserts: [cutBelow(300), highs(6000, 1)],
  },
  strings: {
    source: sampled(48, 30),
    level: -28.5,
    hall: -10,
    inserts: [cutBelow(200), boost(450, -2), highs(6000, 2), width(1.2)],
  },
};

export const spaces: Spaces = {
  room: { decaySeconds: 0.65, preDelayMs: 8, brightHz: 9500, darkHz: 3400, lowCutHz: 220 },
  hall: { decaySeconds: 1.6, preDelayMs: 22, brightHz: 9000, darkHz: 2800, lowCutHz: 260 },
  echo: { beats: 0.75, feedback: 0.25, darkHz: 3800 },
};
