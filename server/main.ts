/** Starts the server: one process, its database and its files; painters are its children. */
import { requireNode } from './node-version';

requireNode();
const { runProcess } = await import('./run-process');
const { startServer } = await import('./start-server');
await runProcess(import.meta.url, startServer);
