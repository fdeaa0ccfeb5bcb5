import { availableParallelism } from 'node:os';
import path from 'node:path';

export interface BlenderSettings {
  readonly path: string;
  readonly version: string;
  /** Longer side of its pictures, pixels. */
  readonly longSidePx: number;
  /** `driver.py`. Default: `blender/driver.py` beside the painter script. */
  readonly driver?: string;
  /** Blender is ended after so long without a frame. Default: 15 minutes. */
  readonly stallSeconds?: number;
  /** Default: 4096. */
  readonly memoryLimitMegabytes?: number;
}

/** Path of the script that runs inside Blender. */
export function driverOf({ driver }: BlenderSettings, painterEntry: string): string {
  return driver ?? path.join(path.dirname(painterEntry), 'blender', 'driver.py');
}

/** Measured with Debian's Blender on two cores: docs/decisions/blender.md. */
const MEASURED = { seconds: 19, longSidePx: 960, cores: 2 } as const;

/** Expected time of a frame on this machine until exports have shown it: as its pixels for each core. */
export function expectedFrameSeconds({ longSidePx }: Pick<BlenderSettings, 'longSidePx'>): number {
  const pixels = (longSidePx / MEASURED.longSidePx) ** 2;
  return (MEASURED.seconds * pixels * MEASURED.cores) / availableParallelism();
}
