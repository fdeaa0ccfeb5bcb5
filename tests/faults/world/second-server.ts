/** A server beside the first one: the same database and bucket, a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningProgram, startProgram } from './running-program';

export interface SecondServer {
  readonly dataDir: string;
  /** The process that runs now, or that ran last. */
  program(): RunningProgram;
  /** Starts it where it does not run. The first one must have made the database. */
  start(entry: string): Promise<void>;
  close(): Promise<void>;
}

/** `variables`: those of the first server. */
export function createSecondServer(variables: Readonly<Record<string, string>>): SecondServer {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'spotreel-faults-second-'));
  let program: RunningProgram | undefined;
  return {
    dataDir,
    program() {
      if (!program) throw new Error('No second server was started');
      return program;
    },
    async start(entry) {
      if (program && !program.hasEnded()) return;
      program = await startProgram({ entry, variables: { ...variables, DATA_DIR: dataDir } });
    },
    async close() {
      if (program && !program.hasEnded()) await program.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
