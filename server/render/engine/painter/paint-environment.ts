import type { OutputFrameRate } from '@spotreel/sdk/internal/contract';
import { renderError } from '../errors';
import type { FrameSize } from '../ffmpeg/encoder-settings';

/** Environment of painting a scene. */
export interface PaintEnvironment {
  readonly ffmpegPath: string;
  /** A folder of this job alone. */
  readonly folder: string;
  readonly size: FrameSize;
  /** Frames that are painted of a second. Default: those of the composition. */
  readonly frameRate?: OutputFrameRate;
  /** Background colors are left out. Default: false. */
  readonly isTransparent?: boolean;
  /** Local files by `src`. */
  readonly files: ReadonlyMap<string, string>;
}

/** @throws SpotreelError `media_undecodable` when there is no local file */
export function fileOf(src: string, files: ReadonlyMap<string, string>): string {
  const file = files.get(src);
  if (file === undefined) throw renderError('media_undecodable', `There is no local file for ${src}.`);
  return file;
}
