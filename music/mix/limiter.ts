import { gainOf, SAMPLE_RATE, type Stereo } from '../sound/pcm';
import { truePeaks } from './true-peak';

const LOOKAHEAD = Math.round(0.0015 * SAMPLE_RATE);
const RELEASE = 1 - Math.exp(-1 / (0.09 * SAMPLE_RATE));

/**
 * Keeps true peaks at or under `ceilingDb`: looks ahead, turns down in time, comes back slowly. `peaks` are those of
 * the sound as it comes in.
 */
export function limitPeaks(sound: Stereo, ceilingDb: number, peaks: Float32Array = truePeaks(sound)): void {
  const ceiling = gainOf(ceilingDb);
  const wanted = peaks.map((peak) => Math.min(1, ceiling / Math.max(peak, 1e-9)));
  const held = slidingMinimum(wanted, LOOKAHEAD);
  let gain = 1;
  let sum = LOOKAHEAD;
  const window = new Float32Array(LOOKAHEAD).fill(1);
  for (let i = 0; i < held.length; i++) {
    gain = Math.min(held[i]!, gain + RELEASE * (1 - gain));
    sum += gain - window[i % LOOKAHEAD]!;
    window[i % LOOKAHEAD] = gain;
    const smooth = sum / LOOKAHEAD;
    sound.left[i]! *= smooth;
    sound.right[i]! *= smooth;
  }
}

/** The least value of the `reach` samples on and around each place: after it for warning, before it to hold. */
function slidingMinimum(values: Float32Array, reach: number): Float32Array {
  const least = new Float32Array(values.length);
  const queue: number[] = [];
  let head = 0;
  for (let i = 0; i < values.length + reach; i++) {
    if (i < values.length) {
      while (queue.length > head && values[queue.at(-1)!]! >= values[i]!) queue.pop();
      queue.push(i);
    }
    const at = i - reach;
    while (queue[head]! < at - reach) head++;
    if (at >= 0) least[at] = values[queue[head]!]!;
  }
  return least;
}
