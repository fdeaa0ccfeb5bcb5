/** Processes of this machine below one, by their parents. */
import { execFileSync } from 'node:child_process';

export interface ListedProcess {
  readonly id: number;
  readonly parentId: number;
  /** Its command with arguments. */
  readonly command: string;
}

/** Those that run: one that has ended and was not collected yet is none of them. */
function everyProcess(): ListedProcess[] {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,stat=,args='], { encoding: 'utf8', maxBuffer: 2 ** 24 });
  return rows
    .split('\n')
    .map((row) => /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(row))
    .flatMap((row) => (row && !row[3]?.startsWith('Z') ? [row] : []))
    .map(([, id, parentId, , command = '']) => ({ id: Number(id), parentId: Number(parentId), command }));
}

/** Children, their children, and so on. */
export function processesBelow(ancestorId: number): ListedProcess[] {
  const all = everyProcess();
  const below = (parentId: number): ListedProcess[] =>
    all.filter((one) => one.parentId === parentId).flatMap((one) => [one, ...below(one.id)]);
  return below(ancestorId);
}

/** Which of these still run, by id and command. */
export function stillRunning(processes: readonly ListedProcess[]): ListedProcess[] {
  const running = new Map(everyProcess().map((one) => [one.id, one.command]));
  return processes.filter(({ id, command }) => running.get(id) === command);
}

export function isPainter({ command }: ListedProcess): boolean {
  return /painter\.js$/.test(command);
}

export function isEncoder({ command }: ListedProcess): boolean {
  return /^\S*ffmpeg( |$)/.test(command);
}

/** One waits for input as long as its server runs. */
export function isParser({ command }: ListedProcess): boolean {
  return /parser\.js$/.test(command);
}
