/** A command of the operator, from its settings to its end. It says its steps on the console. */
import { type Config, readServerConfig } from './platform/config/config';
import { createLog, type Log } from './platform/log/log';
import { toLoggedError } from './platform/log/logged-error';

export async function runCommand(
  act: (config: Config, log: Log, report: (line: string) => void) => Promise<void>,
): Promise<void> {
  try {
    const config = readServerConfig();
    await act(config, createLog('error'), (line) => console.log(line));
    process.exit(0);
  } catch (error) {
    console.error(toLoggedError(error).message);
    process.exit(1);
  }
}
