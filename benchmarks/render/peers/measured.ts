/** Runs a program, and measures it from its start to its end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { watchCpu } from '../cpu-watch';
import { PEERS_FOLDER } from './install';

export interface Measured {
  readonly wallSeconds: number;
  readonly cpuSeconds: number;
}

/** In the folder of the peers. */
export function command(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcess {
  const env = { ...process.env, ...environment };
  return spawn(program, args, { cwd: PEERS_FOLDER, env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Rejects with its last words when it fails. */
export async function measured(child: ChildProcess): Promise<Measured> {
  const startedAt = performance.now();
  const cpu = watchCpu(child.pid ?? 0);
  let words = '';
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (chunk: Buffer) => {
      words = (words + chunk.toString()).slice(-2000);
    });
  const status = await new Promise((resolve) => child.once('close', resolve));
  const cpuSeconds = cpu.cpuSeconds();
  if (status !== 0) throw new Error(`${child.spawnargs.slice(0, 3).join(' ')} ended with ${status}: ${words}`);
  return { wallSeconds: (performance.now() - startedAt) / 1000, cpuSeconds };
}
