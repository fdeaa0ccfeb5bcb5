import { stat } from 'node:fs/promises';
import { messageOf } from '../../sdk/base/errors';
import type { Config } from '../config';
import type { ServiceParts } from '../create-services';
import type { Log } from '../log';
import { createRenderEngine } from '../render/engine';
import { findFfmpeg } from '../render/ffmpeg/find';

export interface FoundRenderer {
  readonly engine: ServiceParts['engine'];
  /** Undefined where there is none. */
  readonly ffmpegPath: string | undefined;
}

/** A machine without ffmpeg still serves everything but renders; it says why. */
export async function findRenderer(
  config: Config,
  painterEntry: string,
  workDir: string,
  log: Log,
): Promise<FoundRenderer> {
  try {
    await stat(painterEntry);
    const ffmpeg = await findFfmpeg(config.ffmpegPath);
    log.info({ version: ffmpeg.version, origin: ffmpeg.origin }, 'ffmpeg found');
    const { renderProcesses: processes } = config;
    return {
      ffmpegPath: ffmpeg.path,
      engine: (fetchMedia) =>
        createRenderEngine({ workDir, painterEntry, ffmpegPath: ffmpeg.path, fetchMedia, processes }),
    };
  } catch (error) {
    log.error({ err: error }, 'no renderer');
    const unavailable = `Rendering is not available: ${messageOf(error)}`;
    return { ffmpegPath: undefined, engine: () => ({ unavailable }) };
  }
}
