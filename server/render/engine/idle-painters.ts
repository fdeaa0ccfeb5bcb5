/**
 * Painters that have done their job and may get another one: starting a painter takes as much CPU as some seven frames. One that gets
 * none is ended soon, so an idle server keeps none. They do not keep the server's process alive.
 */
import type { ChildProcess } from 'node:child_process';
import { residentBytes } from './memory';

/** Longer than a queue takes from one segment to the next. */
const IDLE_MS = 5000;

interface IdlePainter {
  readonly entry: string;
  readonly child: ChildProcess;
  /** Takes it out of the list. */
  readonly take: () => void;
}

const idle = new Set<IdlePainter>();

/** A painter of this script that waits and has at most `mostResident` bytes of memory, if there is one. */
export function takePainter(entry: string, mostResident: number): ChildProcess | undefined {
  for (const painter of idle) {
    if (painter.entry !== entry || !isRunning(painter.child) || residentBytes(painter.child.pid) > mostResident)
      continue;
    painter.take();
    return painter.child;
  }
  return undefined;
}

export function keepPainter(entry: string, child: ChildProcess): void {
  const end = () => {
    painter.take();
    endGroup(child);
  };
  const timer = setTimeout(end, IDLE_MS).unref();
  const painter: IdlePainter = {
    entry,
    child,
    take() {
      clearTimeout(timer);
      idle.delete(painter);
      child.off('exit', end);
      child.off('error', end);
      setReferenced(child, true);
    },
  };
  idle.add(painter);
  child.once('exit', end);
  child.once('error', end);
  setReferenced(child, false);
}

/** Ends a painter and what it has started. */
export function endGroup(child: ChildProcess): void {
  if (!child.pid) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // ESRCH: all of them are gone
  }
}

function isRunning({ exitCode, signalCode, connected }: ChildProcess): boolean {
  return exitCode === null && signalCode === null && connected;
}

function setReferenced(child: ChildProcess, isReferenced: boolean): void {
  const change = isReferenced ? 'ref' : 'unref';
  child[change]();
  child.channel?.[change]();
  // a pipe is a socket, which the types of Node do not know
  (child.stderr as { ref?(): void; unref?(): void } | null)?.[change]?.();
}
