/** `npm run backup -- FOLDER`: rows and files of an installation, also while its server runs. */
import path from 'node:path';
import { requireNode } from './node-version';

requireNode();
const { runCommand } = await import('./run-command');
const { backUp } = await import('./platform/transfer/backup');
await runCommand(async (config, log, report) => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name the folder for the backup: npm run backup -- /backups/monday');
  await backUp(config, path.resolve(folder), log, report);
});
