/** Layers of a section: each writes the part of a channel; together they are the arrangement. */

import { bassLine } from './bass-line';
import { arpeggio, barsOf, comp, hold, strum } from './comping';
import { type ChordSpan, chordAt, progression } from './harmony';
import { melody } from './melody';
import { type Note, shift } from './note';
import { beatOn } from './pattern';
import type { Part, Ride, ScoreSection } from './section';
import type { Register } from './voicing';

export type Layer = (harmony: readonly ChordSpan[], bars: number) => { readonly channel: string; readonly part: Part };

/** The facts of a section; the rest follows from its layers. */
export type Facts = Omit<ScoreSection, 'harmony' | 'parts' | 'bars' | 'flags'> & { readonly flags?: number };

/** A section of `bars` over a progression. Layers of one channel are played together. */
export function kitSection(facts: Facts, bars: number, chords: string, ...layers: readonly Layer[]): ScoreSection {
  const harmony = progression(chords, bars);
  const parts: Record<string, Part> = {};
  for (const layer of layers) {
    const { channel, part } = layer(harmony, bars);
    parts[channel] = { ...parts[channel], ...part, notes: [...(parts[channel]?.notes ?? []), ...part.notes] };
  }
  return { flags: 0, ...facts, bars, harmony, parts };
}

/** `bar` (one or more bars) over and over, its last bar replaced by `last`. */
export function drum(channel: string, bar: string, last?: string, pitch = 36): Layer {
  return (_, bars) => {
    const steps = [...bar.replace(/[\s|]/g, '')];
    const all = Array.from({ length: bars * 16 }, (_, i) => steps[i % steps.length] ?? '.');
    if (last !== undefined) all.splice(-16, 16, ...last.replace(/[\s|]/g, ''));
    return { channel, part: { notes: beatOn(pitch, all.join(''), bars) } };
  };
}

export function chords(channel: string, pattern: string, register: Register, ride?: Ride): Layer {
  return (harmony) => layerOf(channel, comp(harmony, pattern, register), ride);
}

export function pads(channel: string, register: Register, velocity: number, ride?: Ride): Layer {
  return (harmony) => layerOf(channel, hold(harmony, register, velocity), ride);
}

export function strums(channel: string, pattern: string, register: Register, ride?: Ride): Layer {
  return (harmony) => layerOf(channel, strum(harmony, pattern, register), ride);
}

export function arp(channel: string, pattern: string, register: Register, velocity: number, ride?: Ride): Layer {
  return (harmony) => layerOf(channel, arpeggio(harmony, pattern, register, velocity), ride);
}

export function bass(channel: string, pattern: string, low: number, velocity = 96, last?: string): Layer {
  return (harmony) => {
    const bars = barsOf(harmony);
    const notes = bassLine(harmony, pattern, low, velocity);
    if (last === undefined) return layerOf(channel, notes);
    const from = (bars - 1) * 4;
    const ending = bassLine(harmony, last, low, velocity).filter(({ beat }) => beat >= from);
    return layerOf(channel, [...notes.filter(({ beat }) => beat < from), ...ending]);
  };
}

/** A written line from beat `from` on. */
export function tune(channel: string, text: string, velocity: number, from = 0, legato?: number): Layer {
  return () => layerOf(channel, shift(melody(text, velocity, legato), from));
}

/** Keeps every note of `layer` sounding until the chord changes, as a pianist's foot does. */
export function pedaled(layer: Layer): Layer {
  return (harmony, bars) => {
    const { channel, part } = layer(harmony, bars);
    const held = part.notes.map((note) => {
      const span = chordAt(harmony, note.beat);
      return { ...note, length: Math.max(note.length, span.beat + span.length - note.beat - 0.02) };
    });
    return { channel, part: { ...part, notes: held } };
  };
}

/** The layer with moves of its fader. */
export function riding(layer: Layer, ride: Ride): Layer {
  return (harmony, bars) => {
    const { channel, part } = layer(harmony, bars);
    return { channel, part: { ...part, ride } };
  };
}

export function notes(channel: string, list: readonly Note[], ride?: Ride): Layer {
  return () => layerOf(channel, list, ride);
}

/** One stroke at `beat`, as of a cymbal. */
export function singleHit(channel: string, beat: number, velocity: number, length = 1, pitch = 48): Layer {
  return notes(channel, [{ beat, length, pitch, velocity }]);
}

function layerOf(channel: string, list: readonly Note[], ride?: Ride): { channel: string; part: Part } {
  return { channel, part: { notes: list, ...(ride ? { ride } : {}) } };
}
