import { readFileSync } from 'node:fs';

/** Memory pages on every Linux that Node runs on by default are 4 KiB; a larger page only makes the watch stricter. */
const PAGE_BYTES = 4096;

/** Resident memory of a process, bytes. 0 where the system has no /proc, or the process is gone. */
export function residentBytes(processId: number | undefined): number {
  if (!processId || process.platform !== 'linux') return 0;
  try {
    return Number(readFileSync(`/proc/${processId}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
