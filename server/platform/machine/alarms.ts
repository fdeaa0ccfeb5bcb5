/** Lines of the log for operators without a Prometheus: what a machine lacks, said once as long as it lasts. */
import type { Log } from '../log/log';
import { type MachineState, machineState } from './machine';

const EVERY_MS = 5 * 60_000;
const DAY_SECONDS = 24 * 60 * 60;

/** Shares and ages from which on an operator has to act. The alerts of examples/operations have the same. */
const LEAST_FREE_DISK = 0.1;
const MOST_MEMORY = 0.9;
const OLDEST_BACKUP_SECONDS = 2 * DAY_SECONDS;

export type MachineAlarm = 'disk_nearly_full' | 'memory_nearly_full' | 'backup_too_old';

export function alarmsOf(state: MachineState): MachineAlarm[] {
  const { memoryBytes, memoryLimitBytes, diskFreeBytes, diskBytes, backupAgeSeconds } = state;
  return [
    ...(diskFreeBytes < LEAST_FREE_DISK * diskBytes ? (['disk_nearly_full'] as const) : []),
    ...(memoryBytes > MOST_MEMORY * memoryLimitBytes ? (['memory_nearly_full'] as const) : []),
    // an installation that makes its backups in another way has none here
    ...(backupAgeSeconds !== undefined && backupAgeSeconds > OLDEST_BACKUP_SECONDS
      ? (['backup_too_old'] as const)
      : []),
  ];
}

/** Looks now and every five minutes. Returns what ends it. */
export function watchMachine(dataDir: string, log: Log, read = machineState): () => void {
  let known: readonly MachineAlarm[] = [];
  const look = async () => {
    const state = await read(dataDir);
    const alarms = alarmsOf(state);
    for (const alarm of alarms) if (!known.includes(alarm)) log.error({ alarm, ...state }, 'alarm');
    for (const alarm of known) if (!alarms.includes(alarm)) log.info({ alarm }, 'the alarm is over');
    known = alarms;
  };
  const attempt = () => void look().catch((error: unknown) => log.warn({ err: error }, 'the machine cannot be read'));
  attempt();
  const timer = setInterval(attempt, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
