/** Processes of the built server that belong to one journey, on folders and with variables of their own. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyPreparedData } from '../../prepared-data.mjs';
import { DEMO_PASSWORD } from '../sign-in';

export interface OwnProcess {
  /** What it says once it is ready. */
  readonly greeting: string;
  /** The names in its data folder. */
  folders(): string[];
  /** In its data folder. */
  readonly mailFolder: string;
  readonly processId: number;
  isRunning(): boolean;
  /** What it has written to its standard error. */
  complaints(): string;
  /** Ends it; SIGTERM, the default, as a system does that stops it. Its data folder goes. */
  close(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Variables of a server whose data are elsewhere than in its folder. */
const isOfData = (name: string) => /^(DATA_DIR|DATABASE_URL|S3_)/.test(name);

/** `build`: folder of the entries. A server that keeps its data in its own folder begins with the library and the demo account. */
export async function startProcess(
  entry: 'main.js' | 'worker.js',
  variables: Readonly<Record<string, string>>,
  build = 'dist/server',
): Promise<OwnProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-process-'));
  if (entry === 'main.js' && !Object.keys(variables).some(isOfData)) await copyPreparedData(folder);
  const child = spawn(process.execPath, [`${build}/${entry}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', DATA_DIR: folder, ...variables },
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
    process.stderr.write(chunk);
  });
  const greeting = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString().replace('Starting Spotreel ...\n', '');
      if (said) resolve(said);
    });
    child.once('close', (code) => {
      rmSync(folder, { recursive: true, force: true });
      reject(new Error(`${entry} ended with ${code}: ${complaints}`));
    });
  });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return {
    greeting,
    folders: () => readdirSync(folder),
    mailFolder: path.join(folder, 'mail'),
    processId: child.pid ?? 0,
    isRunning,
    complaints: () => complaints,
    async close(signal = 'SIGTERM') {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGCONT'); // one that is paused hears no other signal
      child.kill(signal);
      if (isRunning()) await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface OwnServer extends OwnProcess {
  /** Without a slash at the end. */
  readonly url: string;
}

/** A server with the demo account. Without `PORT` among the variables it takes any free one. `build`: as for `startProcess`. */
export async function startOwnServer(
  variables: Readonly<Record<string, string>> = {},
  build?: string,
): Promise<OwnServer> {
  const own = { PORT: '0', SPOTREEL_DEMO_PASSWORD: DEMO_PASSWORD };
  const server = await startProcess('main.js', { ...own, ...variables }, build);
  return { ...server, url: /ready on (http:\S+)/.exec(server.greeting)?.[1] ?? '' };
}
