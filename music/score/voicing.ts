import type { ChordSpan } from './harmony';

export interface Register {
  readonly low: number;
  readonly high: number;
}

/**
 * Close voicings within a register, each as near to the one before as it can be. So inner voices move by step and
 * common tones stay.
 */
export function leadVoices(spans: readonly ChordSpan[], register: Register): number[][] {
  let before: number[] = [];
  return spans.map(({ tones }) => {
    const choices = closePositions(tones, register);
    const best = choices.reduce((a, b) => (distance(before, b, register) < distance(before, a, register) ? b : a));
    before = best;
    return best;
  });
}

function closePositions(tones: readonly number[], { low, high }: Register): number[][] {
  const classes = [...new Set(tones)];
  const found: number[][] = [];
  for (let bottom = low; bottom < low + 12; bottom++) {
    if (!classes.includes(bottom % 12)) continue;
    const pitches = classes.map((pc) => bottom + ((((pc - bottom) % 12) + 12) % 12)).sort((a, b) => a - b);
    if ((pitches.at(-1) ?? 0) <= high || found.length === 0) found.push(pitches);
  }
  return found;
}

function distance(before: readonly number[], next: readonly number[], { low, high }: Register): number {
  if (before.length === 0) return Math.abs(average(next) - (low + high) / 2);
  const moves = next.map((pitch) => Math.min(...before.map((old) => Math.abs(old - pitch))));
  return moves.reduce((sum, move) => sum + move, 0) + Math.abs(average(next) - average(before)) / 2;
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
