/** CPU time and memory of this process and of all that it started, from /proc (Linux). */
import { readdirSync, readFileSync } from 'node:fs';
import { residentBytes } from '../../server/render/engine/memory';

/** Clock ticks a second in /proc/<pid>/stat: 100 on every Linux. */
const TICKS = 100;

/** CPU seconds of the children that have ended, and of theirs. */
export function childCpuSeconds(): number {
  const fields = statFields('self');
  return (Number(fields[13]) + Number(fields[14])) / TICKS; // cutime, cstime
}

/** The fields of /proc/<pid>/stat after the name: 0 is the state, 1 the parent. */
function statFields(id: string): string[] {
  const stat = readFileSync(`/proc/${id}/stat`, 'latin1');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

export interface MemoryWatch {
  /** Ends the watch; the largest sum seen, bytes. Pages shared between processes count several times. */
  peakBytes(): number;
}

/** Sums the resident memory of everything below this process, ten times a second; the process itself is left out. */
export function watchMemory(): MemoryWatch {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(
      peak,
      descendants().reduce((sum, id) => sum + residentBytes(id), 0),
    );
  }, 100);
  return {
    peakBytes() {
      clearInterval(timer);
      return peak;
    },
  };
}

function descendants(): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      parents.set(Number(name), Number(statFields(name)[1]));
    } catch {
      // gone in the meantime
    }
  }
  const isOurs = (id: number): boolean => {
    const parent = parents.get(id);
    return parent === process.pid || (parent !== undefined && parent > 1 && isOurs(parent));
  };
  return [...parents.keys()].filter(isOurs);
}
