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
