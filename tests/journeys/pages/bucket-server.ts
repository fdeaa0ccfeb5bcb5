/** The built server on an empty folder, with its files in a bucket. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type S3StandIn, startS3 } from '../../server/fixtures/s3/stand-in';
import { DEMO_PASSWORD } from './sign-in';

export interface BucketServer {
  readonly url: string;
  readonly s3: S3StandIn;
  /** What stands in the data folder. */
  folders(): string[];
  close(): Promise<void>;
}

export async function startBucketServer(): Promise<BucketServer> {
  const s3 = await startS3();
  const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-bucket-'));
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...{ PATH: process.env.PATH, LOG_LEVEL: 'warn', ...s3.variables },
      ...{ DATA_DIR: folder, PORT: '0', SPOTREEL_DEMO_PASSWORD: DEMO_PASSWORD },
    },
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /ready on (http:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  return {
    url,
    s3,
    folders: () => readdirSync(folder),
    async close() {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await s3.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
