import type { ComposerKit, ComposerSample } from '../../../sdk/audio/kit';

/** The definition, word for word and without any cleverness, sharing no code with the composer. */

export interface BruteTrack {
  sampleIds: number[];
  score: number;
  pairs: number;
  bars: number | null;
  durationUs: number;
  overshootMs: number;
}

export interface BruteAnswer {
  mode: 'bars' | 'duration';
  tracks: BruteTrack[];
  /** Best of all legal sequences that fill the scenes. */
  count: number;
}

const MAX_STEPS = 30_000;

interface Rules {
  kit: ComposerKit;
  usable: ComposerSample[];
  /** Points of `${from} ${to}`; no entry where the pair is forbidden. */
  points: Map<string, number>;
}

const POINTS: Record<number, number> = { 1: 0, 5: 7, 10: 10 };

export function bruteBars(durationSeconds: number, bpm: number): number | undefined {
  const exact = (durationSeconds * bpm) / 240;
  return Math.round(exact) >= 1 && Math.abs(exact - Math.round(exact)) <= 0.1 + 1e-9 ? Math.round(exact) : undefined;
}

const barsOf = (sample: ComposerSample, bpm: number) => sample.bars ?? bruteBars(sample.duration, bpm);
const toUs = (seconds: number) => Math.round(seconds * 1e6);

export function pointsBetween({ points }: Rules, from: ComposerSample, to: ComposerSample): number | undefined {
  return points.get(`${from.id} ${to.id}`);
}

const opens = (sample: ComposerSample) => (sample.flags & 5) !== 0;
const closes = (sample: ComposerSample) => (sample.flags & 10) !== 0;

export function isLegal(rules: Rules, sequence: ComposerSample[]): boolean {
  const { usable } = rules;
  const first = sequence[0] as ComposerSample;
  const last = sequence[sequence.length - 1] as ComposerSample;
  if (usable.some(opens) && !opens(first)) return false;
  if (usable.some(closes) && !closes(last)) return false;
  if (sequence.slice(1, -1).some((sample) => opens(sample) || closes(sample))) return false;
  return sequence
    .slice(1)
    .every((sample, index) => pointsBetween(rules, sequence[index] as ComposerSample, sample) !== undefined);
}

export function rulesOf(kit: ComposerKit): Rules {
  const points = new Map<string, number>();
  for (const { id, compatibilityMap } of kit.audioSamples) {
    for (const { nextAudioId, compatibilityRating } of compatibilityMap) {
      const key = `${id} ${nextAudioId}`;
      points.set(key, Math.max(points.get(key) ?? 0, POINTS[compatibilityRating] as number));
    }
  }
  return { kit, usable: kit.audioSamples.filter((sample) => (sample.flags & 16) === 0), points };
}

function scored(rules: Rules, sequence: ComposerSample[], totalUs: number): BruteTrack {
  let score = 0;
  for (let index = 1; index < sequence.length; index += 1) {
    score += pointsBetween(rules, sequence[index - 1] as ComposerSample, sequence[index] as ComposerSample) as number;
  }
  score -= 7 * (sequence.length - new Set(sequence.map(({ id }) => id)).size);
  const counts = sequence.map((sample) => barsOf(sample, rules.kit.bpm));
  const durationUs = sequence.reduce((sum, { duration }) => sum + toUs(duration), 0);
  return {
    sampleIds: sequence.map(({ id }) => id),
    score,
    pairs: sequence.length - 1,
    bars: counts.some((count) => count === undefined) ? null : counts.reduce<number>((sum, count) => sum + count!, 0),
    durationUs,
    overshootMs: Math.max(0, Math.round((durationUs - totalUs) / 1000)),
  };
}

/** Every sequence along map entries whose length, sample by sample, stays under `target` until the last sample. */
function enumerate(rules: Rules, length: (sample: ComposerSample) => number | undefined, target: number) {
  const complete: { sequence: ComposerSample[]; length: number }[] = [];
  let steps = 0;
  const grow = (sequence: ComposerSample[], sum: number) => {
    steps += 1;
    if (steps > MAX_STEPS) return;
    if (sum >= target) {
      if (isLegal(rules, sequence)) complete.push({ sequence, length: sum });
      return;
    }
    for (const next of rules.usable) {
      const more = length(next);
      const previous = sequence[sequence.length - 1];
      if (more === undefined || (previous && pointsBetween(rules, previous, next) === undefined)) continue;
      grow([...sequence, next], sum + more);
    }
  };
  grow([], 0);
  return steps > MAX_STEPS ? undefined : complete;
}

export function compareBrute(a: BruteTrack, b: BruteTrack, mode: 'bars' | 'duration'): number {
  const share = (track: BruteTrack): [number, number] => (track.pairs === 0 ? [10, 1] : [track.score, track.pairs]);
  const [scoreA, pairsA] = share(a);
  const [scoreB, pairsB] = share(b);
  if (scoreA * pairsB !== scoreB * pairsA) return scoreB * pairsA - scoreA * pairsB;
  if (mode === 'duration' && a.overshootMs !== b.overshootMs) return a.overshootMs - b.overshootMs;
  for (const [index, id] of a.sampleIds.entries()) {
    const other = b.sampleIds[index];
    if (other === undefined) return 1;
    if (id !== other) return id - other;
  }
  return a.sampleIds.length - b.sampleIds.length;
}

/** Whether a sequence is wanted; by default all are. */
export type Wanted = (sequence: ComposerSample[], mode: 'bars' | 'duration') => boolean;

/** Undefined if there is too much to try. `most` tracks at most. */
export function bruteForce(
  kit: ComposerKit,
  sceneSeconds: number[],
  isWanted: Wanted = () => true,
  most = 10,
): BruteAnswer | undefined {
  const rules = rulesOf(kit);
  const totalUs = toUs(sceneSeconds.reduce((sum, seconds) => sum + seconds, 0));
  const answer = (mode: BruteAnswer['mode'], sequences: ComposerSample[][]) => {
    const tracks = sequences.map((sequence) => scored(rules, sequence, totalUs));
    return { mode, tracks: tracks.sort((a, b) => compareBrute(a, b, mode)).slice(0, most), count: tracks.length };
  };
  const sceneBars = sceneSeconds.map((seconds) => bruteBars(seconds, kit.bpm));
  if (sceneBars.every((count) => count !== undefined)) {
    const target = sceneBars.reduce<number>((sum, count) => sum + count!, 0);
    const complete = enumerate(rules, (sample) => barsOf(sample, kit.bpm), target);
    const fitting = complete
      ?.filter(({ length, sequence }) => length === target && isWanted(sequence, 'bars'))
      .map(({ sequence }) => sequence);
    if (!fitting || fitting.length > 0) return fitting && answer('bars', fitting);
  }
  const complete = enumerate(rules, ({ duration }) => toUs(duration), totalUs - 50_000);
  return (
    complete &&
    answer(
      'duration',
      complete.map(({ sequence }) => sequence).filter((sequence) => isWanted(sequence, 'duration')),
    )
  );
}

/**
 * The ten best of the first hundred that a depth-first walk finds, best rating first, then lowest id. `canFinish` keeps
 * it out of dead ends, which changes nothing about what is found.
 */
export function firstHundred(kit: ComposerKit, sceneSeconds: number[], mode: BruteAnswer['mode']): BruteTrack[] {
  const rules = rulesOf(kit);
  const totalUs = toUs(sceneSeconds.reduce((sum, seconds) => sum + seconds, 0));
  const inBars = mode === 'bars';
  const target = inBars
    ? sceneSeconds.reduce((sum, seconds) => sum + (bruteBars(seconds, kit.bpm) ?? Number.NaN), 0)
    : totalUs - 50_000;
  const length = (sample: ComposerSample) => (inBars ? barsOf(sample, kit.bpm) : toUs(sample.duration)) ?? Infinity;
  const found: ComposerSample[][] = [];
  const waitsForOpening = rules.usable.some(opens);
  const deadEnds = new Set<string>();
  const byId = [...rules.usable].sort((a, b) => a.id - b.id);
  const depthFirstSearch = (sequence: ComposerSample[], sum: number): boolean => {
    if (found.length === 100 || (inBars && sum > target)) return false;
    const last = sequence[sequence.length - 1];
    if (sum >= target) return isLegal(rules, sequence) && found.push(sequence) > 0;
    const key = `${last?.id} ${sum} ${sequence.length === 1}`;
    const misplaced = last && (sequence.length === 1 ? waitsForOpening && !opens(last) : opens(last) || closes(last));
    if (deadEnds.has(key) || misplaced) return false;
    const next = byId.filter((sample) => !last || pointsBetween(rules, last, sample) !== undefined);
    if (last) next.sort((a, b) => pointsBetween(rules, last, b)! - pointsBetween(rules, last, a)! || a.id - b.id);
    let any = false;
    for (const sample of next) any = depthFirstSearch([...sequence, sample], sum + length(sample)) || any;
    if (!any && found.length < 100) deadEnds.add(key);
    return any;
  };
  depthFirstSearch([], 0);
  const tracks = found.map((sequence) => scored(rules, sequence, totalUs));
  return tracks.sort((a, b) => compareBrute(a, b, mode)).slice(0, 10);
}

/** The track of these ids, scored again; throws if it is not one by the rules. */
export function checkTrack(
  kit: ComposerKit,
  sceneSeconds: number[],
  mode: BruteAnswer['mode'],
  sampleIds: readonly number[],
): BruteTrack {
  const rules = rulesOf(kit);
  const sequence = sampleIds.map((id) => {
    const sample = rules.usable.find((other) => other.id === id);
    if (!sample) throw new Error(`${id} is not usable`);
    return sample;
  });
  if (!isLegal(rules, sequence)) throw new Error(`${sampleIds} is not legal`);
  const totalUs = toUs(sceneSeconds.reduce((sum, seconds) => sum + seconds, 0));
  const track = scored(rules, sequence, totalUs);
  const target = sceneSeconds.reduce((sum, seconds) => sum + (bruteBars(seconds, kit.bpm) ?? Number.NaN), 0);
  const enough = totalUs - 50_000;
  const last = toUs(sequence[sequence.length - 1]!.duration);
  const fits = mode === 'bars' ? track.bars === target : track.durationUs >= enough && track.durationUs - last < enough;
  if (!fits) throw new Error(`${sampleIds} does not fill the scenes`);
  return track;
}
