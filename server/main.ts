/** Starts the server: one process, its database and its files; painters are its children. */
import { runProcess } from './run-process';
import { startServer } from './start-server';

await runProcess(import.meta.url, startServer);
