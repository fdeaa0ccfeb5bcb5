/** A folder on a disk of some megabytes, in memory, in a mount namespace of Linux that needs no rights. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isStorageFull } from '../../../server/platform/storage/storage-full';

export interface SmallDisk {
  /** As the programs see it that `wrapper` starts. */
  readonly folder: string;
  /** Starts a program that sees the disk. */
  readonly wrapper: readonly string[];
  /** Takes everything but so many bytes. */
  fill(leaveBytes: number): void;
  /** Gives back what `fill` took. */
  free(): void;
  close(): void;
}

const NAMESPACE = ['unshare', '--map-root-user', '--mount'] as const;

/** Whether this system allows such a namespace. Containers often forbid it. */
export function canHaveSmallDisk(): boolean {
  const [command, ...options] = NAMESPACE;
  return spawnSync(command, [...options, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
}

export async function openSmallDisk(megabytes: number): Promise<SmallDisk> {
  const folder = mkdtempSync(path.join(tmpdir(), 'spotreel-small-disk-'));
  const [command, ...options] = NAMESPACE;
  const mount = `mount -t tmpfs -o size=${megabytes}m tmpfs "$0" && echo mounted && exec sleep infinity`;
  const holder = spawn(command, [...options, 'sh', '-c', mount, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  await mounted(holder);
  /** The same folder, as this process reaches it. */
  const reached = path.join('/proc', String(holder.pid), 'root', folder);
  const filler = path.join(reached, 'filler');
  return {
    folder,
    wrapper: ['nsenter', '--target', String(holder.pid), '--user', '--mount', '--preserve-credentials'],
    fill(leaveBytes) {
      const { bavail, bsize } = statfsSync(reached);
      const taken = Buffer.alloc(Math.max(0, bavail * bsize - leaveBytes));
      try {
        writeFileSync(filler, taken, { flag: 'a' });
      } catch (error) {
        // the server writes too, and was there first
        if (!isStorageFull(error)) throw error;
      }
    },
    free: () => rmSync(filler, { force: true }),
    close() {
      holder.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function mounted(holder: ChildProcess): Promise<void> {
  const greeted = new Promise<void>((resolve) => holder.stdout?.once('data', () => resolve()));
  const late = sleep(10_000, 'late' as const, { ref: false });
  if ((await Promise.race([greeted, late])) === 'late') throw new Error('The disk was not mounted.');
}
