import { SpotreelError } from '../base/errors';
import { type ComposerKit, invalidKit, kitBpm, usableSamples } from './kit';
import { checkLocks, type Lock } from './locks';
import { barProblem } from './problem/bar-mode';
import { durationProblem } from './problem/duration-mode';
import type { Problem } from './problem/problem';
import { PERFECT_POINTS, percentOf } from './problem/score';
import { depthFirstSearch } from './search/depth-first-search';
import { type Candidate, Ranking } from './search/ranking';
import { Search } from './search/search';

/** Answers even a kit too large to prove within about a second. */
const DEFAULT_BUDGET_MS = 800;

/** Longest time for which the composer blocks a page or a worker. */
const SLICE_MS = 16;

/** Steps between two looks at the clock: well under a millisecond. */
const STEPS_BETWEEN_LOOKS = 500;

/** Limits of the search, and what it must keep. */
export interface ComposeOptions {
  /**
   * Milliseconds after which the search for the proof ends and the best so far is given. Default 800; 0 gives the
   * best of the first 100 of a depth-first search; `Infinity` always proves, which can take hours on large dense kits.
   */
  readonly budgetMs?: number | undefined;
  /** Aborting it rejects with `aborted`, at once or after a piece of work of at most about a tenth of a second. */
  readonly signal?: AbortSignal | undefined;
  /** Samples that have to stay where they are. Default: none. */
  readonly locks?: readonly Lock[] | undefined;
}

/** One way to fill the scenes with a kit's samples. */
export interface ComposedTrack {
  /** In playing order. */
  readonly sampleIds: readonly number[];
  /** 10 for a Perfect and 7 for a Fine pair, minus 7 for each repeated sample. Can be negative. */
  readonly score: number;
  /** Share of the greatest score of so many pairs, 100 for a single sample. Negative with the score: show it as 0. */
  readonly percent: number;
  /** Null if a sample of unknown bars is in it. */
  readonly bars: number | null;
  /** Whole milliseconds, before the surplus is faded out. */
  readonly durationMs: number;
}

/** Result of the composer for the scenes. */
export interface MusicComposition {
  /** `bars` if every cut lies on a bar line and the track ends with the last scene. */
  readonly mode: 'bars' | 'duration';
  /** At most ten, distinct, best first; empty if the kit has no legal sequence. */
  readonly tracks: readonly ComposedTrack[];
  /** True: it is proved that no others are better. */
  readonly exact: boolean;
  /** No track of this kit has a higher percent; equal to that of the first track if that one is proved. */
  readonly upperBound: number;
}

/**
 * The ten best tracks that the samples of `kit` make for the scenes. The answer does not depend on the order of the
 * samples; it is the same every time if `exact`.
 * Throws `scenes_empty`, `invalid_argument` (naming the argument) and `aborted`.
 *
 * @example
 * ```ts
 * import { composeAudio } from '@spotreel/sdk';
 * import type { MusicKit } from '@spotreel/sdk/client';
 *
 * const bestTrack = async (kit: MusicKit) => {
 *   const { tracks } = await composeAudio(kit, [{ durationSeconds: 4 }, { durationSeconds: 6 }]);
 *   return tracks[0]?.sampleIds;
 * };
 * ```
 */
export async function composeAudio(
  kit: ComposerKit,
  scenes: readonly { readonly durationSeconds: number }[],
  options: ComposeOptions = {},
): Promise<MusicComposition> {
  const { budgetMs = DEFAULT_BUDGET_MS, signal, locks = [] } = options;
  if (!(budgetMs >= 0)) throw invalidKit('options.budgetMs', budgetMs);
  throwIfAborted(signal);
  const deadline = performance.now() + budgetMs;
  const problem = problemOf(kit, scenes, locks);
  const ranking = new Ranking();
  const complete = depthFirstSearch(problem, ranking);
  const search = complete ? undefined : await prove(problem, ranking, deadline, signal);
  return composition(problem, ranking, complete || search?.proved === true, search);
}

/** The scenes counted in bars where that can be, else in time. Throws what {@link composeAudio} throws. */
export function problemOf(
  kit: ComposerKit,
  scenes: readonly { readonly durationSeconds: number }[],
  locks: readonly Lock[] = [],
): Problem {
  const seconds = sceneSeconds(scenes);
  const usable = usableSamples(kit);
  checkLocks(locks, usable);
  return barProblem(usable, seconds, kitBpm(kit), locks) ?? durationProblem(usable, seconds, locks);
}

function sceneSeconds(scenes: readonly { readonly durationSeconds: number }[]): number[] {
  if (scenes.length === 0) throw new SpotreelError('scenes_empty', 'music needs at least one scene');
  return scenes.map(({ durationSeconds }, index) => {
    if (durationSeconds > 0 && Number.isFinite(durationSeconds)) return durationSeconds;
    throw invalidKit(`scenes[${index}].durationSeconds`, durationSeconds);
  });
}

async function prove(
  problem: Problem,
  ranking: Ranking,
  deadline: number,
  signal: AbortSignal | undefined,
): Promise<Search | undefined> {
  let sliceStart = performance.now();
  if (sliceStart >= deadline) return undefined;
  const search = Search.of(problem, ranking);
  while (search && !search.proved && performance.now() < deadline) {
    search.advance(STEPS_BETWEEN_LOOKS);
    if (performance.now() - sliceStart < SLICE_MS) continue;
    await new Promise((resume) => setTimeout(resume, 0));
    throwIfAborted(signal);
    sliceStart = performance.now();
  }
  return search;
}

function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new SpotreelError('aborted', 'composing was aborted', { cause: signal.reason });
}

function composition(problem: Problem, ranking: Ranking, exact: boolean, search: Search | undefined): MusicComposition {
  const [first] = ranking.best;
  const limit = search ? percentOf(search.cleared) : 100;
  const firstPercent = first ? percentOf(first) : 0;
  return {
    mode: problem.endsExactly ? 'bars' : 'duration',
    tracks: ranking.best.map((candidate) => toComposedTrack(problem, candidate)),
    exact,
    upperBound: exact ? firstPercent : Math.max(firstPercent, limit),
  };
}

/** A candidate as the public door gives it. */
export function toComposedTrack({ graph }: Problem, { path, pairs, loss, ...share }: Candidate): ComposedTrack {
  const samples = path.flatMap((number) => graph.samples[number] ?? []);
  const barCounts = samples.map((sample) => sample.bars);
  const durationUs = samples.reduce((sum, sample) => sum + sample.durationUs, 0);
  return {
    sampleIds: samples.map(({ id }) => id),
    score: PERFECT_POINTS * (path.length - 1) - loss,
    percent: percentOf({ pairs, loss, ...share }),
    bars: barCounts.reduce<number | null>(
      (sum, count) => (sum === null || count === undefined ? null : sum + count),
      0,
    ),
    durationMs: Math.round(durationUs / 1000),
  };
}
