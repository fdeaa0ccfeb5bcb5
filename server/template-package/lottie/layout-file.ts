import type { Ratio } from '@spotreel/sdk/internal/contract';

/** Name of a layout in a package. */
export function layoutFile(ratio: Ratio): string {
  return `lottie/${ratio}.json`;
}
