/** The thread of the embedded database: statements and flushes to the disk do not keep the server's own thread. */
import { inspect } from 'node:util';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { openFolder } from './open-client';
import {
  CHECKPOINT_AFTER,
  CHECKPOINT_AT_ONCE,
  type SessionReply,
  type SessionRequest,
  SharedSession,
  throwSoon,
} from './shared-session';
import type { ThreadMessage, ThreadReport } from './thread-messages';

/** Milliseconds without a request after which a checkpoint delays no request. */
const IDLE_MS = 500;

if (!parentPort) throw new Error('This runs as a thread');
const port = parentPort;
const { folder } = workerData as { readonly folder: string };

const client = await openFolder(folder);
const session = new SharedSession(client);
let idle: NodeJS.Timeout | undefined;
let isClosing = false;

function more(): SessionRequest[] {
  const requests: SessionRequest[] = [];
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) {
    const message = next.message as ThreadMessage;
    if (message === 'close') isClosing = true;
    else requests.push(message);
  }
  return requests;
}

function send(reply: SessionReply): void {
  port.postMessage(reply satisfies ThreadReport, [reply.bytes.buffer as ArrayBuffer]);
}

function checkpoint(logBytes: number): void {
  try {
    session.checkpointIfDue(logBytes);
  } catch (error) {
    const warn = () =>
      process.emitWarning('The embedded database could not make a checkpoint', { detail: inspect(error) });
    setImmediate(warn);
  }
}

/** After an error the state of the database is unknown: nothing more is asked of it. */
function work(message: SessionRequest): void {
  try {
    session.work([message], more, send);
    checkpoint(CHECKPOINT_AT_ONCE);
  } catch (error) {
    port.removeAllListeners('message');
    throwSoon(error);
  }
}

async function closeIfAsked(): Promise<void> {
  if (!isClosing) return;
  clearTimeout(idle);
  await client.close();
  port.close();
}

port.on('message', (message: ThreadMessage) => {
  if (message === 'close') isClosing = true;
  else work(message);
  idle?.refresh();
  idle ??= setTimeout(() => checkpoint(CHECKPOINT_AFTER), IDLE_MS).unref();
  void closeIfAsked();
});
port.postMessage('ready' satisfies ThreadReport);
