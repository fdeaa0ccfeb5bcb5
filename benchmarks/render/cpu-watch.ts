/**
 * CPU of a process with all that it starts, from /proc (Linux). Processes of a browser are killed in the end, and painters
 * wait for another job, so their time does not reach the parent. Each is looked at while it runs.
 */
import { readFileSync } from 'node:fs';
import { descendantsOf } from './processes';

/** Clock ticks a second in /proc/<pid>/stat: 100 on every Linux. */
const TICKS = 100;
/** What a process takes after the last look is lost. */
const LOOK_MS = 20;

export interface CpuWatch {
  /** Ends the watch; what all took since its start. */
  cpuSeconds(): number;
}

export function watchCpu(rootId: number): CpuWatch {
  const seconds = new Map<number, number>();
  const look = () => {
    for (const id of [rootId, ...descendantsOf(rootId)]) {
      const own = ownCpuSeconds(id);
      if (own !== undefined) seconds.set(id, own);
    }
    return [...seconds.values()].reduce((sum, one) => sum + one, 0);
  };
  const before = look();
  const timer = setInterval(look, LOOK_MS);
  return {
    cpuSeconds() {
      clearInterval(timer);
      return look() - before;
    },
  };
}

/** CPU time of the process and its threads, without its children. Undefined once it has ended. */
export function ownCpuSeconds(id: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return undefined; // gone in the meantime
  }
}
