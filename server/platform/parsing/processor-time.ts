import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second, whatever its kernel's own clock is. */
const TICK_MS = 10;

/** Milliseconds for which processors have worked for a process. Undefined where the system does not say, or it is gone. */
export function processorMs(processId: number | undefined): number | undefined {
  if (!processId || process.platform !== 'linux') return undefined;
  try {
    const stat = readFileSync(`/proc/${processId}/stat`, 'latin1');
    // the name, in parentheses, may have spaces; `utime` and `stime` are the 12th and 13th fields behind it
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return undefined;
  }
}
