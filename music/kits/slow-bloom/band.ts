import type { Band, Channel, Spaces } from '../../mix/channel';
import { boost, chorus, cutAbove, cutBelow, highs, level, lows, width } from '../../mix/inserts';
import { analog, unison } from '../../voices/analog';
import { bellVoice } from '../../voices/bell';
import { shaker, stomp } from '../../voices/drums';
import { crash, riser } from '../../voices/effects';

const PIANO: Channel['source'] = { kind: 'soundfont', instrument: { bank: 0, program: 0 }, advanceMs: 2.5 };

/** The touch of felt on the strings: less hammer, more wood. */
const felt = [
  cutBelow(90),
  boost(260, 1.5),
  boost(2600, -2),
  cutAbove(9500),
  level({ thresholdDb: -20, ratio: 2.2, attackMs: 20, releaseMs: 220 }),
];

function bowed(program: number, advanceMs: number): Channel['source'] {
  return { kind: 'soundfont', instrument: { bank: 0, program }, advanceMs };
}

const mist = analog({
  oscillators: unison(5, 14, 0.6, 'triangle'),
  amp: { attack: 0.7, decay: 1.5, sustain: 0.85, release: 1.1 },
  filter: {
    hz: 1200,
    octaves: 0.6,
    q: 0.6,
    tracking: 0.4,
    envelope: { attack: 1.2, decay: 3, sustain: 0.8, release: 1 },
  },
});

/** Piano, a string section with a cello in front, harp, double bass; breath and heartbeat instead of drums. */
export const band: Band = {
  kick: {
    source: { kind: 'synth', voice: stomp(52, 0.34) },
    level: -28.5,
    hall: -16,
    inserts: [cutBelow(44), cutAbove(1600)],
  },
  shaker: { source: { kind: 'synth', voice: shaker(5200) }, level: -41, pan: -0.3, room: -10, hall: -14 },
  swell: { source: { kind: 'synth', voice: crash(2.6) }, level: -41, hall: -10, inserts: [cutAbove(8000)] },
  rise: { source: { kind: 'synth', voice: riser }, level: -40, hall: -10, inserts: [cutAbove(5000)] },
  bass: {
    source: bowed(32, 14),
    level: -24.5,
    room: -18,
    inserts: [cutBelow(36), boost(110, 1.5), cutAbove(2400)],
  },
  piano: { source: PIANO, level: -20.5, room: -15, hall: -11, inserts: [...felt, width(0.6)] },
  tune: {
    source: PIANO,
    level: -20.2,
    room: -14,
    hall: -9,
    echo: -20,
    inserts: [...felt, highs(3500, 3), width(0.45)],
  },
  cello: {
    source: bowed(42, 45),
    level: -25,
    pan: -0.22,
    hall: -9,
    inserts: [cutBelow(70), boost(240, 1), boost(1800, -1.5), cutAbove(7000), chorus(1.4, 0.25, 0.3)],
  },
  violins: {
    source: bowed(48, 60),
    level: -25.5,
    hall: -8,
    inserts: [cutBelow(210), boost(900, -1), highs(7000, 2), width(1.1)],
  },
  strings: {
    source: bowed(49, 60),
    level: -26,
    hall: -9,
    inserts: [cutBelow(130), boost(420, -2), width(1.1)],
  },
  harp: { source: bowed(46, 3), level: -28, pan: 0.3, hall: -8, echo: -16, inserts: [cutBelow(160)] },
  chime: {
    source: {
      kind: 'synth',
      voice: bellVoice({ ratio: 3.5, index: 0.9, decaySeconds: 1.8, releaseSeconds: 1.2, tremoloHz: 0 }),
    },
    level: -35,
    pan: -0.35,
    hall: -5,
    echo: -9,
    inserts: [cutBelow(500), cutAbove(6500)],
  },
  pad: { source: { kind: 'synth', voice: mist }, level: -28, hall: -10, inserts: [lows(220, -3), chorus(5, 0.2)] },
};

export const spaces: Spaces = {
  room: { decaySeconds: 0.8, preDelayMs: 10, brightHz: 8000, darkHz: 2600, lowCutHz: 200 },
  hall: { decaySeconds: 2.6, preDelayMs: 32, brightHz: 8500, darkHz: 2100, lowCutHz: 230 },
  echo: { beats: 1.5, feedback: 0.28, darkHz: 2600 },
};
