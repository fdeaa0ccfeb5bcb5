/** Starts a worker: it renders for a server on another machine, from the same database and the same bucket. */
import { runProcess } from './run-process';
import { startWorker } from './start-worker';

await runProcess(import.meta.url, startWorker);
