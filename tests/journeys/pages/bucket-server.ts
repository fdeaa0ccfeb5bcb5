/** Processes of the built server on empty folders, with their files in a bucket. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type S3Server, startS3 } from '../../server/fixtures/s3/s3-server';
import { DEMO_PASSWORD } from './sign-in';

export interface SpotreelProcess {
  /** What it says once it is ready. */
  readonly greeting: string;
  /** The names in its data folder. */
  folders(): string[];
  close(): Promise<void>;
}

export async function startProcess(
  entry: 'main.js' | 'worker.js',
  variables: Readonly<Record<string, string>>,
): Promise<SpotreelProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-process-'));
  const child = spawn(process.execPath, [`dist/server/${entry}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, LOG_LEVEL: 'silent', DATA_DIR: folder, ...variables },
  });
  const greeting = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString().replace('Starting Spotreel ...\n', '');
      if (said) resolve(said);
    });
    child.once('exit', (code) => reject(new Error(`${entry} ended with ${code}`)));
  });
  return {
    greeting,
    folders: () => readdirSync(folder),
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface BucketServer extends SpotreelProcess {
  readonly url: string;
  readonly s3: S3Server;
}

/** `more`: further variables. */
export async function startBucketServer(more: Readonly<Record<string, string>> = {}): Promise<BucketServer> {
  const s3 = await startS3();
  const own = { PORT: '0', SPOTREEL_DEMO_PASSWORD: DEMO_PASSWORD };
  const server = await startProcess('main.js', { ...s3.variables, ...own, ...more });
  return {
    ...server,
    s3,
    url: /ready on (http:\S+)/.exec(server.greeting)?.[1] ?? '',
    async close() {
      await server.close();
      await s3.close();
    },
  };
}
