/** `npm run move`: from the data folder into the database and the bucket that the settings name. */
import { requireNode } from './node-version';

requireNode();
const { runCommand } = await import('./run-command');
const { move } = await import('./platform/transfer/move');
await runCommand(async (config, log, report) => {
  await move(config, log, report);
  report('Start the server with these settings. The data folder is as it was: keep it until you are sure.');
});
