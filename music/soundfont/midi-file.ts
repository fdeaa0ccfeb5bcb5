import type { Note } from '../score/note';

const TICKS_PER_BEAT = 960;

export interface Instrument {
  readonly bank: number;
  readonly program: number;
}

/** Drums live in bank 128 and play on channel 10, as General MIDI has it. */
export const DRUM_BANK = 128;

/** A standard MIDI file (format 0) of one instrument. */
export function midiFile(notes: readonly Note[], bpm: number, { bank, program }: Instrument, endBeat: number): Buffer {
  const channel = bank === DRUM_BANK ? 9 : 0;
  const events = notes.flatMap(({ beat, length, pitch, velocity }) => [
    { tick: ticks(beat), order: 1, bytes: [0x90 | channel, pitch, Math.max(1, Math.min(127, Math.round(velocity)))] },
    { tick: ticks(beat + length), order: 0, bytes: [0x80 | channel, pitch, 0] },
  ]);
  events.sort((a, b) => a.tick - b.tick || a.order - b.order);
  const perBeat = Math.round(60_000_000 / bpm);
  const body = [
    0,
    0xff,
    0x51,
    3,
    (perBeat >> 16) & 255,
    (perBeat >> 8) & 255,
    perBeat & 255,
    0,
    0xc0 | channel,
    program,
    0,
    0xb0 | channel,
    7,
    127,
    0,
    0xb0 | channel,
    11,
    127,
  ];
  let now = 0;
  for (const { tick, bytes } of events) {
    body.push(...variableLength(tick - now), ...bytes);
    now = tick;
  }
  body.push(...variableLength(Math.max(0, ticks(endBeat) - now)), 0xff, 0x2f, 0);
  const head = Buffer.from([0x4d, 0x54, 0x68, 0x64, 0, 0, 0, 6, 0, 0, 0, 1, TICKS_PER_BEAT >> 8, TICKS_PER_BEAT & 255]);
  const track = Buffer.from([0x4d, 0x54, 0x72, 0x6b, 0, 0, 0, 0, ...body]);
  track.writeUInt32BE(body.length, 4);
  return Buffer.concat([head, track]);
}

function ticks(beat: number): number {
  return Math.round(beat * TICKS_PER_BEAT);
}

function variableLength(value: number): number[] {
  const bytes = [value & 127];
  for (let rest = value >> 7; rest > 0; rest >>= 7) bytes.unshift((rest & 127) | 128);
  return bytes;
}
