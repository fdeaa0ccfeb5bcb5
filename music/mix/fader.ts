import type { Note } from '../score/note';
import type { Ride } from '../score/section';
import { gainOf, SAMPLE_RATE, type Stereo } from '../sound/pcm';

export function ride(sound: Stereo, points: Ride, bpm: number): void {
  const samplesPerBeat = (60 / bpm) * SAMPLE_RATE;
  for (let i = 0; i < sound.left.length; i++) {
    const gain = gainOf(rideAt(points, i / samplesPerBeat));
    sound.left[i]! *= gain;
    sound.right[i]! *= gain;
  }
}

function rideAt(points: Ride, beat: number): number {
  const next = points.findIndex(([at]) => at > beat);
  const after = points[next];
  const before = next < 0 ? points.at(-1) : points[next - 1];
  if (!after) return before?.[1] ?? 0;
  if (!before) return after[1];
  return before[1] + ((after[1] - before[1]) * (beat - before[0])) / (after[0] - before[0]);
}

/** Constant power for what was in the middle; stereo is turned towards the side, not cut off on the other. */
export function pan(sound: Stereo, place: number): void {
  const left = Math.SQRT2 * Math.cos(((place + 1) * Math.PI) / 4);
  const right = Math.SQRT2 * Math.sin(((place + 1) * Math.PI) / 4);
  for (let i = 0; i < sound.left.length; i++) {
    sound.left[i]! *= left;
    sound.right[i]! *= right;
  }
}

/** Pushes `sound` down by `depthDb` at each kick; it comes back within about a third of a second. */
export function duck(sound: Stereo, kicks: readonly Note[], depthDb: number, bpm: number): void {
  const starts = kicks.map(({ beat }) => Math.round(((beat * 60) / bpm) * SAMPLE_RATE)).sort((a, b) => a - b);
  const attack = 0.004 * SAMPLE_RATE;
  let next = 0;
  let from = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < sound.left.length; i++) {
    while (next < starts.length && starts[next]! <= i) from = starts[next++]!;
    const t = i - from;
    const depth = t < attack ? t / attack : Math.exp(-(((t - attack) / (0.14 * SAMPLE_RATE)) ** 1.6));
    const gain = gainOf(-depthDb * depth);
    sound.left[i]! *= gain;
    sound.right[i]! *= gain;
  }
}
