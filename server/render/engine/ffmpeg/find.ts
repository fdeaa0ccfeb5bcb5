/** Choice of ffmpeg. Commands of the renderer are the same for the system's and for the one from npm. */
import { spawn } from 'node:child_process';
import { renderError } from '../errors';
import { ffmpegCommand } from './command';

export interface Ffmpeg {
  readonly path: string;
  /** First line of `ffmpeg -version`. */
  readonly version: string;
  readonly origin: 'environment' | 'system' | 'package';
}

export interface FfmpegPlaces {
  /** The operator's FFMPEG_PATH. */
  readonly explicitPath?: string | undefined;
  /** The built script of `server/render/packaged-ffmpeg`. */
  readonly program: string;
}

/** One line: it is what an operator reads at the start. */
const HOW_TO_INSTALL = [
  'ffmpeg was not found, and npm has none for this system.',
  'Install it (Debian: apt-get install ffmpeg; Alpine: apk add ffmpeg; macOS: brew install ffmpeg; Windows: winget install ffmpeg)',
  'or set FFMPEG_PATH.',
].join(' ');

/**
 * `explicitPath` if given, else the ffmpeg on PATH, else the program with FFmpeg's libraries from npm.
 * @throws SpotreelError `render_unavailable` when the explicit one does not run, or none does.
 */
export async function findFfmpeg({ explicitPath, program }: FfmpegPlaces): Promise<Ffmpeg> {
  if (explicitPath) {
    const version = await versionOfFfmpeg(explicitPath);
    if (version) return { path: explicitPath, version, origin: 'environment' };
    throw renderError('render_unavailable', `FFMPEG_PATH names no ffmpeg that runs: ${explicitPath}`);
  }
  const system = await versionOfFfmpeg('ffmpeg');
  return system ? { path: 'ffmpeg', version: system, origin: 'system' } : packagedFfmpeg(program);
}

/**
 * The program with FFmpeg's libraries from npm.
 * @throws SpotreelError `render_unavailable` where npm has none for this system.
 */
export async function packagedFfmpeg(program: string): Promise<Ffmpeg> {
  const version = await versionOfFfmpeg(program);
  if (version) return { path: program, version, origin: 'package' };
  throw renderError('render_unavailable', HOW_TO_INSTALL);
}

/** First line of `ffmpeg -version`; undefined where it does not run. */
export function versionOfFfmpeg(path: string): Promise<string | undefined> {
  const [command, ...script] = ffmpegCommand(path);
  return new Promise((resolve) => {
    const child = spawn(command, [...script, '-version'], { stdio: ['ignore', 'pipe', 'ignore'], timeout: 10_000 });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('error', () => resolve(undefined));
    child.once('close', (code) => resolve(code === 0 ? output.split('\n', 1)[0]?.trim() : undefined));
  });
}
