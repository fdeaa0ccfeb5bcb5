/** Which ffmpeg to use. Every command of the renderer works with the current one and with the build of 2018 that npm brings. */
import { spawn } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { renderError } from '../errors';

export interface Ffmpeg {
  readonly path: string;
  /** First line of `ffmpeg -version`. */
  readonly version: string;
  readonly origin: 'environment' | 'system' | 'package';
}

/**
 * `explicitPath` (the operator's FFMPEG_PATH) if given, else the ffmpeg on PATH, else the one that npm installed.
 * @throws SpotreelError `render_unavailable` when the explicit one does not run, or none does.
 */
export async function findFfmpeg(explicitPath?: string): Promise<Ffmpeg> {
  if (explicitPath) {
    const version = await versionOfFfmpeg(explicitPath);
    if (version) return { path: explicitPath, version, origin: 'environment' };
    throw renderError('render_unavailable', `FFMPEG_PATH names no ffmpeg that runs: ${explicitPath}`);
  }
  const system = await versionOfFfmpeg('ffmpeg');
  if (system) return { path: 'ffmpeg', version: system, origin: 'system' };
  return packagedFfmpeg();
}

/**
 * The ffmpeg that `@ffmpeg-installer/ffmpeg` brings, made executable if the package manager lost that bit.
 * @throws SpotreelError `render_unavailable`
 */
export async function packagedFfmpeg(): Promise<Ffmpeg> {
  const path = packagedPath();
  if (path) {
    let version = await versionOfFfmpeg(path);
    if (!version) {
      await makeExecutable(path);
      version = await versionOfFfmpeg(path);
    }
    if (version) return { path, version, origin: 'package' };
  }
  throw renderError('render_unavailable', 'ffmpeg was not found. Install ffmpeg or set FFMPEG_PATH.');
}

function packagedPath(): string | undefined {
  try {
    const installer = createRequire(import.meta.url)('@ffmpeg-installer/ffmpeg') as { path: string };
    return installer.path;
  } catch {
    return undefined; // this platform has no package; the installer throws a string
  }
}

async function makeExecutable(path: string): Promise<void> {
  await chmod(path, 0o755).catch(() => undefined); // a read-only install: then the second try fails too
}

/** First line of `ffmpeg -version`; undefined where it does not run. */
export function versionOfFfmpeg(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(path, ['-version'], { stdio: ['ignore', 'pipe', 'ignore'], timeout: 10_000 });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('error', () => resolve(undefined));
    child.once('close', (code) => resolve(code === 0 ? output.split('\n', 1)[0]?.trim() : undefined));
  });
}
