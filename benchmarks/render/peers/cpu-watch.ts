/**
 * CPU of a process with all that it starts, from /proc (Linux). Processes of a browser are killed in the end, so their
 * time never reaches the parent. Each is looked at while it runs.
 */
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second in /proc/<pid>/stat: 100 on every Linux. */
const TICKS = 100;
/** What a process takes after the last look is lost. */
const LOOK_MS = 20;

export interface CpuWatch {
  /** Ends the watch. */
  cpuSeconds(): number;
}

export function watchCpu(rootId: number): CpuWatch {
  const seconds = new Map<number, number>();
  const look = () => {
    for (const id of withDescendants(rootId)) {
      const own = ownCpuSeconds(id);
      if (own !== undefined) seconds.set(id, own);
    }
  };
  const timer = setInterval(look, LOOK_MS);
  return {
    cpuSeconds() {
      clearInterval(timer);
      return [...seconds.values()].reduce((sum, one) => sum + one, 0);
    },
  };
}

function withDescendants(id: number): number[] {
  return [id, ...childrenOf(id).flatMap(withDescendants)];
}

function childrenOf(id: number): number[] {
  try {
    return readdirSync(`/proc/${id}/task`).flatMap((thread) =>
      readFileSync(`/proc/${id}/task/${thread}/children`, 'latin1').split(' ').filter(Boolean).map(Number),
    );
  } catch {
    return []; // gone in the meantime
  }
}

function ownCpuSeconds(id: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return undefined; // gone in the meantime
  }
}
