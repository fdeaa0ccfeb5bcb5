/**
 * Starts the server: one process, its database and its files; painters are its children. `main.js rotate-keys` replaces the keys
 * of a server instead.
 */
import { requireNode } from './node-version';

requireNode();
const [command, ...options] = process.argv.slice(2);
if (command === 'rotate-keys') {
  const { runRotation } = await import('./run-rotation');
  await runRotation(options);
} else {
  const { runProcess } = await import('./run-process');
  const { startServer } = await import('./start-server');
  await runProcess(import.meta.url, startServer);
}
