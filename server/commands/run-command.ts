/** `main.js backup`, `restore` and `move`: commands of the operator, from the settings to the end. They say their steps on the console. */
import path from 'node:path';
import { type Config, readServerConfig } from '../platform/config/config';
import { createLog, type Log } from '../platform/log/log';
import { toLoggedError } from '../platform/log/logged-error';
import { backUp, restore } from '../platform/transfer/backup';
import { move } from '../platform/transfer/move';
import type { ReportStep } from '../platform/transfer/write-backup';

interface CommandParts {
  readonly config: Config;
  readonly log: Log;
  readonly report: ReportStep;
}

const commands = {
  backup: ({ config, log, report }: CommandParts, folder: string | undefined) =>
    backUp(config, folderOf('backup', folder), log, report),
  restore: ({ config, log, report }: CommandParts, folder: string | undefined) =>
    restore(config, folderOf('restore', folder), log, report),
  async move({ config, log, report }: CommandParts) {
    await move(config, log, report);
    report('Start the server with these settings. The data folder is as it was: keep it until you are sure.');
  },
} as const;

export type CommandName = keyof typeof commands;

export function isCommandName(name: string | undefined): name is CommandName {
  return name !== undefined && Object.hasOwn(commands, name);
}

/** Ends the process. */
export async function runCommand(name: CommandName, [folder]: readonly string[]): Promise<void> {
  try {
    const config = readServerConfig();
    await commands[name]({ config, log: createLog('error'), report: (line) => console.log(line) }, folder);
    process.exit(0);
  } catch (error) {
    console.error(toLoggedError(error).message);
    process.exit(1);
  }
}

function folderOf(command: string, folder: string | undefined): string {
  if (!folder) throw new Error(`Name the folder of the backup: npm run ${command} -- /backups/monday`);
  return path.resolve(folder);
}
