/** The server without a socket, with the demo account signed in: for benchmarks of its answers. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createApp, type ServerApp } from '../../server/app';
import { createServices } from '../../server/create-services';
import { makeDemoAccount } from '../../server/first-accounts/demo-account';
import { readBuiltLibrary } from '../../server/library/seeding/built-library';
import type { DatabaseConnection } from '../../server/platform/data/database';
import { silentLog } from '../../server/platform/log/log';
import { createParsingPool } from '../../server/platform/parsing/parsing-pool';
import { createFolderStorage } from '../../server/platform/storage/folder-storage';

const PASSWORD = 'benchmark password';

export async function openServer(connection: DatabaseConnection, folder: string) {
  mkdirSync(path.join(folder, 'tmp'), { recursive: true });
  const library = await readBuiltLibrary(path.resolve('dist/library'));
  const unused = () => Promise.reject(new Error('not used'));
  const services = await createServices({
    connection,
    library,
    parsing: createParsingPool({ entry: path.resolve('dist/server/parser.js'), log: silentLog }),
    workDir: path.join(folder, 'tmp'),
    log: silentLog,
    verifyAnswers: false,
    storage: createFolderStorage(path.join(folder, 'files')),
    mediaPort: {
      image: unused,
      shrink: unused,
      brightness: unused,
      focus: unused,
      film: unused,
      video: unused,
      convertVideo: unused,
      audio: unused,
      convertAudio: unused,
    },
    backgroundRemover: { remove: unused, refine: unused },
    mail: { notice: undefined, send: unused },
    engine: { unavailable: 'not used' },
  });
  await makeDemoAccount(services.db, PASSWORD, library.manifest.demoLogoMediaId);
  const folders = { dist: path.join(folder, 'dist'), examples: path.join(folder, 'examples') };
  const app = createApp(services, { publicUrl: undefined, trustedProxies: 0, folders });
  return { services, app, token: await signIn(app) };
}

export async function answered(app: ServerApp, method: string, address: string, token: string): Promise<unknown> {
  const request = new Request(`http://localhost${address}`, { method, headers: { authorization: `Bearer ${token}` } });
  const answer = await app.fetch(request);
  if (!answer.ok) throw new Error(`${method} ${address} answers ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function signIn(app: ServerApp): Promise<string> {
  const body = JSON.stringify({ email: 'demo@spotreel.test', password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const answer = await app.fetch(
    new Request('http://localhost/api/v1/security/login', { method: 'POST', body, headers }),
  );
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
