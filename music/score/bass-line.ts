import { barsOf } from './comping';
import { type ChordSpan, chordAt } from './harmony';
import type { Note } from './note';
import { hits, meter } from './pattern';

/**
 * A bass line from a pattern of degrees: r root, f fifth above, o octave, t third of the chord, b fifth below. The
 * letter a is an approach to the next chord by a semitone or a tone. Upper case is louder. `low` is the lowest pitch it
 * may use.
 */
export function bassLine(spans: readonly ChordSpan[], pattern: string, low: number, velocity = 96): Note[] {
  return hits(pattern, barsOf(spans), () => velocity).map(({ beat, length, mark }) => {
    const span = chordAt(spans, beat);
    const loud = mark === mark.toUpperCase() ? 1.12 : 0.94;
    const pitch = degree(mark.toLowerCase(), span, spans[spans.indexOf(span) + 1] ?? spans[0] ?? span, low);
    return { beat, length, pitch, velocity: Math.min(124, velocity * meter(beat) * loud) };
  });
}

function degree(mark: string, span: ChordSpan, next: ChordSpan, low: number): number {
  const root = above(span.bass, low);
  const inRoot = span.bass === span.tones[0];
  if (mark === 'o') return root + 12;
  if (mark === 'f') return inRoot ? root + 7 : above(span.tones[0] ?? 0, root);
  if (mark === 'b') return inRoot && root - 5 >= low ? root - 5 : root;
  if (mark === 't') return above(span.tones[1] ?? 0, root);
  if (mark === 'a') return approach(root, above(next.bass, low));
  return root;
}

/** One step short of the target, from the side on which the line already is. */
function approach(from: number, target: number): number {
  if (from === target) return from + 7;
  return target > from ? target - (target - from > 4 ? 2 : 1) : target + 2;
}

function above(pc: number, low: number): number {
  return low + ((((pc - low) % 12) + 12) % 12);
}
