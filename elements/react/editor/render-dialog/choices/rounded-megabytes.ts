/** To a tenth; never 0. */
export function roundedMegabytes(bytes: number): number {
  return Math.max(0.1, Math.round(bytes / 1e5) / 10);
}
