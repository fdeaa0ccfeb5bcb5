/** State of the machine of a process, for alarms: memory, disk, its start, and the age of the last backup. */
import { readFile, stat, statfs, writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import path from 'node:path';
import type { Gauge } from '../metrics/meters';

/** Its time is that of the last whole backup. */
const LAST_BACKUP = 'last-backup';

/** Files of Linux with the memory limit of a container: version 2 and 1 of its control groups. */
const MEMORY_LIMITS = ['/sys/fs/cgroup/memory.max', '/sys/fs/cgroup/memory/memory.limit_in_bytes'];

const STARTED_SECONDS = Date.now() / 1000 - process.uptime();

export interface MachineState {
  readonly memoryBytes: number;
  /** Limit of the container, else of the machine. */
  readonly memoryLimitBytes: number;
  readonly diskFreeBytes: number;
  readonly diskBytes: number;
  /** Undefined: there was none. */
  readonly backupAgeSeconds: number | undefined;
}

export async function machineState(dataDir: string): Promise<MachineState> {
  const { bavail, blocks, bsize } = await statfs(dataDir);
  const backup = await stat(path.join(dataDir, LAST_BACKUP)).catch(() => undefined);
  return {
    memoryBytes: process.memoryUsage().rss,
    memoryLimitBytes: await memoryLimit(),
    diskFreeBytes: bavail * bsize,
    diskBytes: blocks * bsize,
    backupAgeSeconds: backup && Math.max(0, (Date.now() - backup.mtimeMs) / 1000),
  };
}

export async function machineGauges(dataDir: string): Promise<readonly Gauge[]> {
  const { memoryBytes, memoryLimitBytes, diskFreeBytes, diskBytes, backupAgeSeconds } = await machineState(dataDir);
  return [
    { name: 'spotreel_memory_bytes', value: memoryBytes },
    { name: 'spotreel_memory_limit_bytes', value: memoryLimitBytes },
    { name: 'spotreel_start_time_seconds', value: Math.round(STARTED_SECONDS) },
    { name: 'spotreel_disk_free_bytes', value: diskFreeBytes },
    { name: 'spotreel_disk_bytes', value: diskBytes },
    ...(backupAgeSeconds === undefined
      ? []
      : [{ name: 'spotreel_backup_age_seconds' as const, value: Math.round(backupAgeSeconds) }]),
  ];
}

/** Called once a backup is whole. */
export async function noteBackup(dataDir: string): Promise<void> {
  await writeFile(path.join(dataDir, LAST_BACKUP), '');
}

async function memoryLimit(): Promise<number> {
  for (const file of MEMORY_LIMITS) {
    const bytes = Number(await readFile(file, 'utf8').catch(() => ''));
    if (bytes > 0 && bytes < totalmem()) return bytes;
  }
  return totalmem();
}
