import { AudioFlag } from '../../sdk/audio/flags';
import type { ComposerKit } from '../../sdk/audio/kit';
import type { Random } from './random';

/** How a random kit is rated: the share of ordered pairs that may follow each other, and of those, of Perfect and Fine. */
export interface Rating {
  readonly name: string;
  readonly listed: number;
  readonly perfect: number;
  readonly fine: number;
}

/** From kits in which nearly nothing is Perfect to kits in which everything fits everything. */
export const RATINGS: readonly Rating[] = [
  { name: 'scarce', listed: 0.2, perfect: 0.1, fine: 0.45 },
  { name: 'sparse', listed: 0.35, perfect: 0.2, fine: 0.4 },
  { name: 'even', listed: 0.6, perfect: 1 / 3, fine: 1 / 3 },
  { name: 'grudging', listed: 1, perfect: 0.05, fine: 0.3 },
  { name: 'full', listed: 1, perfect: 1 / 3, fine: 1 / 3 },
];

export type Lengths = 'bars' | 'any';

const BPM = 110;
const BAR_SECONDS = 240 / BPM;

/** A kit of 2, 4 and 8-bar samples, or of any lengths between them, with a seventh each of intros and outros. */
export function randomKit(random: Random, size: number, rating: Rating, lengths: Lengths): ComposerKit {
  const ids = Array.from({ length: size }, (_, index) => index + 1);
  const edge = Math.max(1, Math.round(size / 7));
  return {
    bpm: BPM,
    audioSamples: ids.map((id) => ({
      id,
      duration: BAR_SECONDS * (lengths === 'bars' ? 2 ** (1 + Math.floor(random() * 3)) : 2 + 6 * random()),
      flags: id <= edge ? AudioFlag.intro : id <= 2 * edge ? AudioFlag.outro : 0,
      compatibilityMap: ids
        .filter(() => random() < rating.listed)
        .map((nextAudioId) => ({ nextAudioId, compatibilityRating: randomRating(random(), rating) })),
    })),
  };
}

function randomRating(share: number, { perfect, fine }: Rating): number {
  if (share < perfect) return 10;
  return share < perfect + fine ? 5 : 1;
}

/** Scenes of whole bars, or the same total cut so that no scene is. */
export function scenes(barCount: number, whole: boolean, bpm = BPM): { durationSeconds: number }[] {
  const sceneBars = whole ? 2 : 3.5;
  return Array.from({ length: barCount / sceneBars }, () => ({ durationSeconds: (sceneBars * 240) / bpm }));
}
