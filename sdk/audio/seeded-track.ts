import type { ComposedTrack, MusicComposition } from './compose';

/**
 * One of the tracks that are as good as the best, by a seed: a whole number, of which neighbors give different tracks. Undefined: there is none.
 * It is always the first track where no other is as good. With music that is cut off at the end, a track that is cut off later is not as good.
 */
export function seededTrack({ mode, tracks }: MusicComposition, seed: number): ComposedTrack | undefined {
  const [best] = tracks;
  const equal = tracks.filter(
    ({ percent, durationMs }) => percent === best?.percent && (mode === 'bars' || durationMs === best.durationMs),
  );
  return equal[Math.abs(Math.trunc(seed)) % equal.length];
}
