/** Connections to the session of the embedded database: in the same thread, or in another one. */
import { Worker } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import type { SessionLink } from './session-stream';
import { type SessionReply, type SessionRequest, SharedSession, throwSoon } from './shared-session';
import type { ThreadMessage, ThreadReport } from './thread-messages';

export interface ClosableLink extends SessionLink {
  /** Once all connections have ended: writes everything to the files. */
  close(): Promise<void>;
}

/** In this thread; requests of one turn of the event loop are one group. */
export function linkInThread(client: PGlite): ClosableLink {
  const session = new SharedSession(client);
  const receivers = new Receivers();
  let waiting: SessionRequest[] = [];
  const takeAll = () => waiting.splice(0);
  return {
    attach: receivers.attach,
    detach: receivers.detach,
    post(request) {
      waiting.push(request);
      if (waiting.length > 1) return;
      setImmediate(() => {
        try {
          session.work(takeAll(), takeAll, receivers.give);
        } catch (error) {
          throwSoon(error);
        }
      });
    },
    async close() {
      session.work(takeAll(), takeAll, receivers.give);
      waiting = [];
      await client.close();
    },
  };
}

/** In a thread of its own. `entry`: file of the built `thread.ts`. Rejects where the database cannot be opened. */
export async function linkToThread(entry: string, folder: string): Promise<ClosableLink> {
  const thread = new Worker(entry, { workerData: { folder } });
  const receivers = new Receivers();
  await new Promise<void>((resolve, reject) => {
    thread.once('message', () => resolve());
    thread.once('error', reject);
  });
  thread.removeAllListeners('error');
  // its state is unknown then, and a restart reads the log
  thread.on('error', (error) => {
    throw new Error('The embedded database has failed', { cause: error });
  });
  thread.on('message', (report: ThreadReport) => {
    if (report !== 'ready') receivers.give(report);
  });
  const post = (message: ThreadMessage) => thread.postMessage(message);
  return {
    attach: receivers.attach,
    detach: receivers.detach,
    post,
    async close() {
      const ended = new Promise((resolve) => thread.once('exit', resolve));
      post('close');
      await ended;
    },
  };
}

/** Receivers of the answers of each connection. */
class Receivers {
  readonly #byConnection = new Map<number, (bytes: Uint8Array) => void>();
  #last = 0;

  readonly attach = (receive: (bytes: Uint8Array) => void): number => {
    this.#last += 1;
    this.#byConnection.set(this.#last, receive);
    return this.#last;
  };

  readonly detach = (connection: number): void => {
    this.#byConnection.delete(connection);
  };

  readonly give = ({ connection, bytes }: SessionReply): void => {
    this.#byConnection.get(connection)?.(bytes);
  };
}
