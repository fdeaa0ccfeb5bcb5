/** A process from its configuration to its end by a signal. What it says goes to the console, its log to standard output. */
import { fileURLToPath } from 'node:url';
import { type Config, readServerConfig } from './platform/config/config';
import { createLog, type Log } from './platform/log/log';
import { toLoggedError } from './platform/log/logged-error';
import { hasRoom } from './platform/storage/has-room';

/** Milliseconds that running answers and painters have to end. */
const STOP_MS = 10_000;

export interface Running {
  readonly greeting: string;
  /** Settles with the reason for which it must not go on. */
  readonly outdated?: Promise<string>;
  stop(): Promise<void>;
}

/** `entry`: address of the script that was started; it was built into `dist/server`. */
export async function runProcess(
  entry: string,
  start: (config: Config, log: Log, dist: string) => Promise<Running>,
): Promise<void> {
  let config: Config | undefined;
  try {
    config = readServerConfig();
    const log = createLog(config.logLevel);
    console.log('Starting Spotreel ...');
    const running = await start(config, log, fileURLToPath(new URL('..', entry)));
    console.log(running.greeting);
    // to `npm start`, which then builds what the server does not need
    process.send?.('ready');
    let stopping = false;
    const stop = (why: string, code: number) => {
      if (stopping) process.exit(1);
      stopping = true;
      log.info({ why }, 'stopping');
      setTimeout(() => process.exit(1), STOP_MS).unref();
      running.stop().then(
        () => process.exit(code),
        (error: unknown) => {
          log.error({ err: error }, 'it did not stop cleanly');
          process.exit(1);
        },
      );
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop(signal, 0));
    void running.outdated?.then((reason) => {
      console.error(reason);
      stop('outdated', 1);
    });
  } catch (error) {
    const { message } = toLoggedError(error);
    console.error(config && !(await hasRoomToStart(config)) ? withoutRoom(config, message) : message);
    process.exit(1);
  }
}

/** True where nothing is known of the folder, such as before it was made. */
async function hasRoomToStart({ dataDir }: Config): Promise<boolean> {
  try {
    return await hasRoom(dataDir);
  } catch {
    return true;
  }
}

/** An embedded database that cannot write says nothing of the disk. */
function withoutRoom({ dataDir }: Config, message: string): string {
  return `storage_full: the disk of ${dataDir} is full. Free some space and start the server again. It said: ${message}`;
}
