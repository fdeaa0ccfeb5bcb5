import type { Band, Spaces } from '../mix/channel';
import type { Insert } from '../mix/inserts';
import type { ScoreSection } from '../score/section';

/** A kit as it is written, before it is played. */
export interface KitScore {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly bpm: number;
  /** LAME's -V: 5 is about 140 kbit/s for these mixes, 6 about 125. Default 5. */
  readonly mp3Quality?: 5 | 6;
  /** Names of `library/moods.ts`. */
  readonly moods: readonly string[];
  readonly band: Band;
  readonly spaces: Spaces;
  /** True peaks of its samples before they are encoded, in dB. Default -3; lower where loud tails meet loud beats. */
  readonly ceilingDb?: number;
  /** On the sum of all channels, which comes in at -18 LUFS. */
  readonly bus: readonly Insert[];
  /** In the order of their numbers: the n-th has id * 100 + n. */
  readonly sections: readonly ScoreSection[];
  /** Slugs of the sections that, joined, are the demo sample. Its number follows those of the sections. */
  readonly demo: readonly string[];
  /** Whole pieces of a few bars, for videos too short for a beginning and an ending. Their numbers follow the demo's. */
  readonly stings: readonly ScoreSection[];
}

/** All that is rendered, without the demo. */
export function piecesOf({ sections, stings }: KitScore): readonly ScoreSection[] {
  return [...sections, ...stings];
}

/** Sample id of one of `piecesOf`. */
export function idOf(kit: KitScore, piece: ScoreSection): number {
  const place = kit.sections.indexOf(piece);
  return kit.id * 100 + (place < 0 ? kit.sections.length + 2 + kit.stings.indexOf(piece) : place + 1);
}

export function demoIdOf({ id, sections }: KitScore): number {
  return id * 100 + sections.length + 1;
}
