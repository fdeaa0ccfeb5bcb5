/** A frame that took two: the eye sees it. */
const LATE_MS = 32;

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function showFrames(frames: readonly number[]): string {
  const sorted = frames.toSorted((a, b) => a - b);
  const cells = [0.5, 0.95, 1].map((share) => quantile(sorted, share).toFixed(0)).join(' / ');
  return `${cells} ms median / 95 % / at most, ${lateOf(frames)} of ${frames.length} over ${LATE_MS} ms`;
}

export function showTasks(tasks: readonly number[]): string {
  const sorted = tasks.toSorted((a, b) => a - b);
  const total = tasks.reduce((sum, task) => sum + task, 0);
  const cells = [0.95, 0.99, 1].map((share) => quantile(sorted, share).toFixed(1)).join(' / ');
  const long = tasks.filter((task) => task > 16).length;
  return `${total.toFixed(0)} ms of its own; tasks ${cells} ms 95 % / 99 % / at most, ${long} over 16 ms, ${lateOf(tasks)} over ${LATE_MS} ms`;
}

function lateOf(times: readonly number[]): number {
  return times.filter((time) => time > LATE_MS).length;
}
