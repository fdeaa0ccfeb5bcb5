import { mkdir, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HttpBindings, type ServerType, serve } from '@hono/node-server';
import { createApp } from './app';
import type { Config } from './config';
import { createServices } from './create-services';
import { openEmbedded } from './data/embedded';
import { lockFolder } from './data/folder-lock';
import { openPostgres } from './data/postgres';
import { ensureDemoAccount, generatedPassword } from './demo/demo-account';
import { readBuiltLibrary, resolveSource } from './library/built-library';
import type { Log } from './log';
import { findRenderer } from './renders/find-renderer';
import { createFolderStorage } from './storage/folder-storage';

export interface RunningServer {
  /** What is printed: the address and the demo account. */
  readonly greeting: string;
  readonly port: number;
  /** Takes no more requests and jobs, puts running jobs back and closes the database. */
  stop(): Promise<void>;
}

/** `dist`: this file is bundled into `dist/server/main.js`. */
const dist = fileURLToPath(new URL('..', import.meta.url));

/** Rejects with an Error in plain words when the folder is in use, the library is not built or the port is taken. */
export async function startServer(config: Config, log: Log): Promise<RunningServer> {
  const library = await readBuiltLibrary(path.join(dist, 'library'));
  const lock = await lockFolder(config.dataDir);
  const workDir = path.join(config.dataDir, 'tmp');
  // What a process that was killed has left; nobody else uses the folder.
  await rm(workDir, { recursive: true, force: true });
  await mkdir(workDir, { recursive: true });
  const storage = createFolderStorage(path.join(config.dataDir, 'files'));
  const places = {
    painterEntry: path.join(dist, 'server', 'painter.js'),
    workDir,
    fetchMedia: (src: string) => resolveSource(library, storage, src),
  };
  const connection = config.databaseUrl
    ? openPostgres(config.databaseUrl, (error) => log.error({ err: error }, 'database connection lost'))
    : await openEmbedded(path.join(config.dataDir, 'database'));
  const services = await createServices({
    connection,
    library,
    workDir,
    log,
    storage,
    ...(await findRenderer(config, places, log)),
    verifyAnswers: config.verifyAnswers,
  });
  const password = config.demoPassword ?? (await generatedPassword(config.dataDir));
  const demo = await ensureDemoAccount(services.db, password, library.manifest.demoLogoMediaId);
  const app = createApp(services, { ...config, folders: { dist, examples: path.join(dist, '..', 'examples') } });
  const server = await listen(config, (request, { incoming }) => app.fetch(request, incoming.socket.remoteAddress));
  await services.renders.start();
  const { port } = server.address() as AddressInfo;
  const url = config.publicUrl ?? `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  const lines = [`Spotreel is ready on ${url}`, `Sign in as ${demo.email} with password ${demo.password}`];
  return {
    port,
    greeting: [...lines, ...(services.renders.unavailable ? [services.renders.unavailable] : [])].join('\n'),
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      await services.renders.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
      await connection.close();
      await lock.release();
    },
  };
}

type Fetch = (request: Request, bindings: HttpBindings) => Promise<Response>;

function listen({ host, port }: Config, fetch: Fetch): Promise<ServerType> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request, bindings) => fetch(request, bindings as HttpBindings),
        hostname: host,
        port,
        overrideGlobalObjects: false,
      },
      () => resolve(server),
    );
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} of ${host} is in use. Set PORT to another one.`) : error);
    });
  });
}
