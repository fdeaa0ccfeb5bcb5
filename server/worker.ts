/** Starts a worker: it renders for a server on another machine, from the same database and the same bucket. */
import { requireNode } from './version/node-version';

requireNode();
const { runProcess } = await import('./run-process');
const { startWorker } = await import('./start-worker');
await runProcess(import.meta.url, startWorker);
