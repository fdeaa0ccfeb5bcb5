import type { Band, Spaces } from '../mix/channel';
import type { Insert } from '../mix/inserts';
import type { Section } from '../score/section';

/** A kit as it is written, before it is played. */
export interface KitScore {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly bpm: number;
  /** Names of `library/moods.ts`. */
  readonly moods: readonly string[];
  readonly band: Band;
  readonly spaces: Spaces;
  /** On the sum of all channels, which comes in at -18 LUFS. */
  readonly bus: readonly Insert[];
  /** In the order of their numbers: the n-th has id * 100 + n. */
  readonly sections: readonly Section[];
  /** Slugs of the sections that, joined, are the demo sample. */
  readonly demo: readonly string[];
}
