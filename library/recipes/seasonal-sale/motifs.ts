/** Words that slam onto the window. */
import { enter } from '../../lottie/reveal';

/** Words fall onto the screen from in front of it, hard; from no farther than leaves their neighbors readable. */
export function slam(at: number, seconds = 0.6) {
  return enter({ by: 'word', at, seconds, overlap: 0.35, softness: 85, state: { scale: 138, opacity: 0 } });
}

/** Figures roll up, one after another. */
export function roll(at: number, distance: number, seconds = 0.7) {
  return enter({ by: 'character', at, seconds, overlap: 0.55, softness: 85, state: { y: distance, opacity: 0 } });
}
