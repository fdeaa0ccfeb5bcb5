import { spawn } from 'node:child_process';
import { renderError } from '../errors';

export interface Blender {
  readonly path: string;
  /** Such as `3.4.1`. */
  readonly version: string;
}

/** The oldest that the scripts of templates were tested with. */
const LEAST = [3, 4] as const;
/** Its first start reads a few hundred megabytes. */
const TIMEOUT_MS = 60_000;

/** @throws SpotreelError `render_unavailable` when it does not run, or is too old */
export async function findBlender(path: string): Promise<Blender> {
  const version = await versionOf(path);
  if (!version) throw renderError('render_unavailable', `BLENDER_PATH names no Blender that runs: ${path}`);
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major < LEAST[0] || (major === LEAST[0] && minor < LEAST[1]))
    throw renderError('render_unavailable', `Blender ${version} is older than ${LEAST.join('.')}.`);
  return { path, version };
}

function versionOf(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const child = spawn(path, ['--version'], { stdio: ['ignore', 'pipe', 'ignore'], timeout: TIMEOUT_MS });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.once('error', () => resolve(undefined));
    child.once('close', () => resolve(/^Blender (\d+\.\d+(?:\.\d+)?)/m.exec(output)?.[1]));
  });
}
