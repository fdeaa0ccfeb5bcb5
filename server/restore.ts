/** `npm run restore -- FOLDER`: a backup into an empty installation. */
import path from 'node:path';
import { requireNode } from './node-version';

requireNode();
const { runCommand } = await import('./run-command');
const { restore } = await import('./platform/transfer/backup');
await runCommand(async (config, log, report) => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name the folder of the backup: npm run restore -- /backups/monday');
  await restore(config, path.resolve(folder), log, report);
});
