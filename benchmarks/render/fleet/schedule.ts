/** How long several machines take, reckoned of what each piece of a video takes on one of them. */

export interface VideoSeconds {
  /** Each segment, in order. */
  readonly segments: readonly number[];
  /** It follows the last segment. */
  readonly assembly: number;
}

interface Waiting {
  readonly segments: number[];
  /** When the last of its segments so far is painted. */
  painted: number;
  isAssembled: boolean;
}

/**
 * The share of its time in which each of `lanes` machines works, while they make `videos` like this one. A free machine assembles a
 * video that is painted, or else paints the next segment, the first video's first.
 */
export function efficiencyOf({ segments, assembly }: VideoSeconds, lanes: number, videos: number): number {
  const queue = Array.from(
    { length: videos },
    (): Waiting => ({ segments: [...segments], painted: 0, isAssembled: false }),
  );
  const free = Array.from({ length: lanes }, () => 0);
  for (let open = queue; open.length > 0; open = queue.filter(({ isAssembled }) => !isAssembled)) {
    const lane = free.indexOf(Math.min(...free));
    const now = free[lane] ?? 0;
    const isPainted = (video: Waiting) => video.segments.length === 0;
    const next =
      open.find((video) => isPainted(video) && video.painted <= now) ?? open.find((video) => !isPainted(video));
    const chosen = next ?? open.toSorted((a, b) => a.painted - b.painted)[0];
    if (!chosen) break;
    const segment = chosen.segments.shift();
    if (segment === undefined) {
      free[lane] = Math.max(now, chosen.painted) + assembly;
      chosen.isAssembled = true;
    } else {
      free[lane] = now + segment;
      chosen.painted = Math.max(chosen.painted, now + segment);
    }
  }
  const work = videos * (segments.reduce((sum, seconds) => sum + seconds, 0) + assembly);
  return work / (lanes * Math.max(...free));
}
