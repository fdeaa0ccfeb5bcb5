/**
 * Starts the server: one process, its database and its files; painters are its children. With the name of a command it does
 * that instead: `main.js rotate-keys`, `backup`, `restore`, `move`.
 */
import { requireNode } from './version/node-version';

requireNode();
const [command, ...options] = process.argv.slice(2);
if (command === 'rotate-keys') {
  const { runRotation } = await import('./commands/run-rotation');
  await runRotation(options);
} else if (command !== undefined) {
  const { isCommandName, runCommand } = await import('./commands/run-command');
  if (isCommandName(command)) await runCommand(command, options);
  else {
    console.error(`There is no command ${command}. There are: rotate-keys, backup, restore, move.`);
    process.exit(1);
  }
} else {
  const { runProcess } = await import('./run-process');
  const { startServer } = await import('./start-server');
  await runProcess(import.meta.url, startServer);
}
