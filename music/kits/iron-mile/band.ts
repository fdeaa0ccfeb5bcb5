import type { Band, Channel, Spaces } from '../../mix/channel';
import { boost, cutAbove, cutBelow, highs, level, lows, warm } from '../../mix/inserts';
import { clap, kick, stomp } from '../../voices/drums';
import { impact, riser } from '../../voices/effects';
import { amplifier, bassString, chugString, openString, siren } from './guitars';

const DRUM_BANK = 128;
const POWER_KIT = 16;

function sampled(program: number, advanceMs: number, bank = 0): Channel['source'] {
  return { kind: 'soundfont', instrument: { bank, program }, advanceMs };
}

const drumBus = level({ thresholdDb: -22, ratio: 3, attackMs: 9, releaseMs: 110 });

/** A drum kit in a big room, stomps and claps, two guitars left and right, a picked bass, an organ and a lead guitar. */
export const band: Band = {
  kick: {
    source: { kind: 'synth', voice: kick({ hz: 52, sweepHz: 210, decaySeconds: 0.2, click: 0.8 }) },
    level: -18.5,
    inserts: [boost(62, 2), boost(3400, 2), warm(1.6)],
  },
  beater: {
    source: sampled(POWER_KIT, 4.4, DRUM_BANK),
    level: -25,
    room: -12,
    inserts: [cutBelow(60), boost(4000, 3), drumBus],
  },
  snare: {
    source: sampled(POWER_KIT, 4.5, DRUM_BANK),
    level: -23.2,
    room: -7,
    inserts: [cutBelow(110), boost(210, 3), boost(3600, 1), warm(2.4), drumBus],
  },
  tom: {
    source: sampled(POWER_KIT, 4.1, DRUM_BANK),
    level: -24,
    room: -8,
    inserts: [cutBelow(60), boost(100, 2), boost(420, -3), boost(3500, 3), drumBus],
  },
  hat: {
    source: sampled(POWER_KIT, 1.8, DRUM_BANK),
    level: -32.5,
    pan: -0.25,
    room: -16,
    inserts: [cutBelow(500)],
  },
  crash: { source: sampled(POWER_KIT, 3.1, DRUM_BANK), level: -31.2, room: -14, hall: -18, inserts: [cutBelow(400)] },
  stomp: {
    source: { kind: 'synth', voice: stomp(64, 0.3) },
    level: -24.5,
    room: -5,
    inserts: [boost(80, 2), boost(2200, 3)],
  },
  clap: {
    source: { kind: 'synth', voice: clap(0.16, 1400) },
    level: -27.5,
    room: -6,
    inserts: [warm(2), cutAbove(7000)],
  },
  rise: { source: { kind: 'synth', voice: riser }, level: -33, hall: -14 },
  boom: { source: { kind: 'synth', voice: impact(41, 1) }, level: -25 },
  bass: {
    source: { kind: 'synth', voice: bassString },
    level: -17.4,
    duck: 2.5,
    inserts: [
      cutBelow(36),
      lows(120, 4),
      warm(5),
      lows(110, 6),
      boost(700, -2),
      cutAbove(1900),
      level({ thresholdDb: -19, ratio: 4, attackMs: 10, releaseMs: 120 }),
    ],
  },
  chugLeft: { source: { kind: 'synth', voice: chugString }, level: -21.8, pan: -0.9, room: -18, inserts: amplifier(9) },
  chugRight: { source: { kind: 'synth', voice: chugString }, level: -21.8, pan: 0.9, room: -18, inserts: amplifier(9) },
  powerLeft: {
    source: { kind: 'synth', voice: openString },
    level: -20.6,
    pan: -0.9,
    room: -16,
    duck: 1,
    inserts: amplifier(14),
  },
  powerRight: {
    source: { kind: 'synth', voice: openString },
    level: -20.6,
    pan: 0.9,
    room: -16,
    duck: 1,
    inserts: amplifier(14, 200),
  },
  organ: {
    source: sampled(18, 8),
    level: -29,
    hall: -13,
    duck: 2,
    inserts: [cutBelow(180), warm(2), cutAbove(5500)],
  },
  lead: {
    source: { kind: 'synth', voice: siren },
    level: -24.6,
    hall: -14,
    echo: -12,
    inserts: [cutBelow(250), warm(5), boost(900, 2), boost(2800, -2), cutAbove(4400), highs(4000, -2)],
  },
};

export const spaces: Spaces = {
  room: { decaySeconds: 0.9, preDelayMs: 6, brightHz: 10_500, darkHz: 3800, lowCutHz: 170 },
  hall: { decaySeconds: 1.9, preDelayMs: 24, brightHz: 9000, darkHz: 2600, lowCutHz: 280 },
  echo: { beats: 0.75, feedback: 0.3, darkHz: 3200 },
};
