import { BEATS_PER_BAR, type Note } from './note';

export interface Hit {
  readonly beat: number;
  readonly length: number;
  readonly velocity: number;
  /** The character it was written with. */
  readonly mark: string;
}

const STEP = 0.25;

/**
 * A rhythm in sixteenths: '.' rests, '-' holds what sounds, anything else strikes. Digits are loudness (9 = fortissimo);
 * other characters get their loudness from `velocityOf`. Spaces and bar lines are for the eye. Repeated to fill `bars`.
 */
export function hits(pattern: string, bars: number, velocityOf: (mark: string) => number = digitVelocity): Hit[] {
  const steps = [...pattern.replace(/[\s|]/g, '')];
  if (steps.length === 0) return [];
  const found: Hit[] = [];
  for (let step = 0; step < (bars * BEATS_PER_BAR) / STEP; step++) {
    const mark = steps[step % steps.length] ?? '.';
    const last = found.at(-1);
    if (mark === '-' && last) found[found.length - 1] = { ...last, length: last.length + STEP };
    else if (mark !== '.' && mark !== '-')
      found.push({ beat: step * STEP, length: STEP, velocity: velocityOf(mark), mark });
  }
  return found;
}

function digitVelocity(mark: string): number {
  return 8 + Number(mark) * 13;
}

/** A drum or any part of a single pitch. */
export function beatOn(pitch: number, pattern: string, bars: number): Note[] {
  return hits(pattern, bars).map(({ beat, length, velocity }) => ({ beat, length, velocity, pitch }));
}

/** Weight of a place in the bar, for parts written without loudness: 1 on the downbeat, least between the eighths. */
export function meter(beat: number): number {
  const place = beat % BEATS_PER_BAR;
  if (place === 0) return 1;
  if (place === 2) return 0.94;
  if (place % 1 === 0) return 0.9;
  return place % 0.5 === 0 ? 0.84 : 0.76;
}
