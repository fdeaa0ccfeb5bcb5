/** The synthesizer's sounds. */
import { analog, unison } from '../../voices/analog';
import { bellVoice } from '../../voices/bell';

/** Bass: a saw over a square an octave down, plucked by the filter. */
export const engine = analog({
  oscillators: [
    ...unison(2, 8, 0.25),
    { shape: 'square', gain: 0.5, detuneCents: 0, pan: 0 },
    { shape: 'sine', gain: 0.6, detuneCents: 0, pan: 0 },
  ],
  amp: { attack: 0.003, decay: 1.6, sustain: 0.35, release: 0.09 },
  filter: {
    hz: 210,
    octaves: 3.1,
    q: 1.1,
    tracking: 0.4,
    envelope: { attack: 0.002, decay: 0.17, sustain: 0.18, release: 0.08 },
  },
});

/** Pad: seven wide saws. */
export const skyline = analog({
  oscillators: unison(7, 26, 1),
  amp: { attack: 0.04, decay: 1.5, sustain: 0.85, release: 0.5 },
  filter: {
    hz: 1700,
    octaves: 1.3,
    q: 0.6,
    tracking: 0.3,
    envelope: { attack: 0.5, decay: 2, sustain: 0.7, release: 0.5 },
  },
});

/** Arpeggio: a short bright pluck. */
export const neon = analog({
  oscillators: unison(3, 14, 0.7),
  amp: { attack: 0.002, decay: 0.22, sustain: 0.05, release: 0.12 },
  filter: {
    hz: 520,
    octaves: 3.4,
    q: 1.4,
    tracking: 0.5,
    envelope: { attack: 0.001, decay: 0.13, sustain: 0.05, release: 0.1 },
  },
});

/** Lead: square and saw, a late vibrato. */
export const streetlight = analog({
  oscillators: [...unison(3, 11, 0.5), { shape: 'square', gain: 0.4, detuneCents: -3, pan: 0 }],
  amp: { attack: 0.012, decay: 0.8, sustain: 0.75, release: 0.18 },
  filter: {
    hz: 900,
    octaves: 2,
    q: 0.9,
    tracking: 0.5,
    envelope: { attack: 0.01, decay: 0.6, sustain: 0.5, release: 0.2 },
  },
  vibrato: { hz: 5.4, cents: 11, delay: 0.28 },
});

/** Electric piano. */
export const tines = bellVoice({ ratio: 1, index: 1.5, decaySeconds: 1.8, releaseSeconds: 0.25, tremoloHz: 4.6 });

/** A small bell far away. */
export const lantern = bellVoice({ ratio: 3.98, index: 1.4, decaySeconds: 1.6, releaseSeconds: 0.8, tremoloHz: 0 });
