import { stat } from 'node:fs/promises';
import { messageOf } from '@spotreel/sdk/internal/base';
import type { BackgroundRemover } from '../media/background/background-remover';
import type { MediaPort } from '../media/media-port';
import type { Config } from '../platform/config/config';
import type { H264Encoder } from '../platform/config/render-encoder-settings';
import { ApiError } from '../platform/http/api-error';
import type { Log } from '../platform/log/log';
import type { Parsing } from '../platform/parsing/parsing';
import { createBackgroundRemover } from './create-background-remover';
import { createMediaPort } from './create-media-port';
import { type BlenderSettings, driverOf } from './engine/blender/blender-settings';
import { findBlender } from './engine/blender/find-blender';
import { probeBlender } from './engine/blender/probe-blender';
import { createRenderEngine } from './engine/engine';
import { chooseEncoder } from './engine/ffmpeg/choose-encoder';
import { findFfmpeg } from './engine/ffmpeg/find';
import type { EncoderProbe } from './engine/ffmpeg/probe-encoder';
import type { RenderPort } from './engine-port';
import type { renderParsers } from './parsers';

/** State of the configured Blender on this machine. */
export type BlenderState = 'works' | 'fails';

export interface RendererPlaces {
  /** The built painter script. */
  readonly painterEntry: string;
  /** The built script that does the work of ffmpeg where the system has none. */
  readonly ffmpegProgram: string;
  readonly workDir: string;
  /** Reads pictures of strangers. */
  readonly parsing: Parsing<typeof renderParsers>;
  /** Brings a file of a composition to the local disk. */
  readonly fetchMedia: (src: string) => Promise<string>;
}

export interface FoundRenderer {
  /** The renderer, or why there is none. */
  readonly engine: RenderPort | { readonly unavailable: string };
  readonly mediaPort: MediaPort;
  readonly backgroundRemover: BackgroundRemover;
  /** Undefined where none is configured. */
  readonly blenderState: BlenderState | undefined;
}

/** A machine without ffmpeg still serves everything but renders and uploads; it says why. */
export async function findRenderer(config: Config, places: RendererPlaces, log: Log): Promise<FoundRenderer> {
  try {
    await stat(places.painterEntry);
    const {
      path: ffmpegPath,
      version,
      origin,
    } = await findFfmpeg({
      explicitPath: config.ffmpegPath,
      program: places.ffmpegProgram,
    });
    log.info({ version, origin }, 'ffmpeg found');
    const { renderProcesses: processes } = config;
    const encoder = await findEncoder(config, { ffmpegPath, workDir: places.workDir }, log);
    const blender = await blenderOf(config, places, log);
    const engine = createRenderEngine({ ...places, ffmpegPath, encoder, processes, blender });
    const blenderState = stateOf(config, blender !== undefined);
    const backgroundRemover = createBackgroundRemover(config.background, engine.media, log);
    return {
      engine,
      mediaPort: createMediaPort(engine.media, places.workDir, places.parsing),
      backgroundRemover,
      blenderState,
    };
  } catch (error) {
    log.error({ err: error }, 'no renderer');
    return withoutRenderer(config, error);
  }
}

function withoutRenderer(config: Config, error: unknown): FoundRenderer {
  const unavailable = `Rendering is not available: ${messageOf(error)}`;
  const refuse = () => Promise.reject(new ApiError('render_unavailable', { message: unavailable }));
  const conversions = { convertVideo: refuse, convertAudio: refuse };
  const mediaPort = {
    image: refuse,
    shrink: refuse,
    brightness: refuse,
    focus: refuse,
    film: refuse,
    video: refuse,
    audio: refuse,
    ...conversions,
  };
  const blenderState = stateOf(config, false);
  return { engine: { unavailable }, mediaPort, backgroundRemover: { remove: refuse, refine: refuse }, blenderState };
}

/** A machine whose encoder does not work renders with x264; it says why. */
async function findEncoder(
  { renderEncoder: choice, renderProcesses }: Config,
  probe: EncoderProbe,
  log: Log,
): Promise<H264Encoder> {
  // without painters nothing is encoded here
  const { encoder, refusals } = await chooseEncoder(renderProcesses === 0 ? 'x264' : choice, probe);
  for (const refusal of refusals) {
    if (choice === 'auto') log.info(refusal, 'no hardware encoder of this kind');
    else log.warn(refusal, 'the encoder that RENDER_ENCODER names does not work here, exports use x264');
  }
  log.info({ encoder }, 'encoder of exports');
  return encoder;
}

/** A machine whose Blender does not work serves everything but 3D templates; it says why. */
async function blenderOf(
  { blender: choice }: Config,
  { painterEntry, workDir }: RendererPlaces,
  log: Log,
): Promise<BlenderSettings | undefined> {
  if (!choice) return undefined;
  try {
    const settings = { ...(await findBlender(choice.path)), longSidePx: choice.longSidePx };
    await probeBlender(settings, { driver: driverOf(settings, painterEntry), workDir });
    log.info({ path: settings.path, version: settings.version }, 'Blender found');
    return settings;
  } catch (error) {
    const words = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;
    log.warn({ err: error, words }, 'the Blender of BLENDER_PATH does not work, 3D templates are not offered');
    return undefined;
  }
}

function stateOf({ blender }: Config, works: boolean): BlenderState | undefined {
  if (!blender) return undefined;
  return works ? 'works' : 'fails';
}
