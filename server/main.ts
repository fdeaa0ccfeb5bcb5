/** Starts the server: one process, its database and its files; painters are its children. */
import { fileURLToPath } from 'node:url';
import { readConfig } from './config';
import { createLog } from './log';
import { startServer } from './start-server';

/** Milliseconds that running answers and painters have to end. */
const STOP_MS = 10_000;

/** This file is built into `dist/server/main.js`. */
const dist = fileURLToPath(new URL('..', import.meta.url));

try {
  const config = readConfig();
  const log = createLog(config.logLevel);
  const server = await startServer(config, log, dist);
  console.log(server.greeting);
  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), STOP_MS).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'the server did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
