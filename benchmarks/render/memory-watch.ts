/** Memory of all that this process started, from /proc (Linux). */
import { residentBytes } from '../../server/render/engine/memory';
import { descendantsOf } from './processes';

export interface MemoryWatch {
  /** Ends the watch; the largest sum seen, bytes. Pages shared between processes count several times. */
  peakBytes(): number;
}

/** Sums the resident memory of everything below this process, ten times a second; the process itself is left out. */
export function watchMemory(): MemoryWatch {
  let peak = 0;
  const timer = setInterval(() => {
    const sum = descendantsOf(process.pid).reduce((bytes, id) => bytes + residentBytes(id), 0);
    peak = Math.max(peak, sum);
  }, 100);
  return {
    peakBytes() {
      clearInterval(timer);
      return peak;
    },
  };
}
