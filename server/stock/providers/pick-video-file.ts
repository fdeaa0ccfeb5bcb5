export interface VideoFileChoice {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** Longest side of a canvas, px. */
const LONGEST_PX = 1920;

/** The largest file that is no larger than a canvas, else the smallest one. */
export function pickVideoFile<File extends VideoFileChoice>(files: readonly File[]): File | undefined {
  const sorted = files.toSorted((a, b) => longestOf(a) - longestOf(b));
  return sorted.findLast((file) => longestOf(file) <= LONGEST_PX) ?? sorted[0];
}

function longestOf({ width, height }: VideoFileChoice): number {
  return Math.max(width, height);
}
