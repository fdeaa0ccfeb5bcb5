/**
 * The queue's figures, of one tree or of several side by side: `--tree <folder>` for each (default: this one), `--rounds 3`.
 * Trees take turns, so that other load meets all of them; each needs `node_modules` and, for the recoveries, a build. With
 * TEST_DATABASE_URL (PostgreSQL, a role that may create databases) everything is measured there, and so is the recovery from
 * a killed worker.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildProgram } from '../../build/program.mjs';
import { serverRecovery, workerRecovery } from './recovery';

const { values } = parseArgs({
  options: {
    tree: { type: 'string', multiple: true, default: ['.'] },
    rounds: { type: 'string', default: '3' },
    skip: { type: 'string', multiple: true, default: [] },
  },
});
const { TEST_DATABASE_URL: address } = process.env;

type Figures = Record<string, number>;

/** In a process of its own, from the tree's own sources. */
async function latencies(tree: string): Promise<Figures> {
  const script = 'benchmarks/queue/latencies.ts';
  const source = path.resolve(tree, script);
  mkdirSync(path.dirname(source), { recursive: true });
  if (source !== path.resolve(script)) copyFileSync(script, source);
  const outfile = path.resolve(tree, 'dist/programs/queue/latencies.mjs');
  await buildProgram({ entryPoints: [source], outfile });
  return JSON.parse(execFileSync(process.execPath, [outfile], { encoding: 'utf8' })) as Figures;
}

async function recoveries(tree: string): Promise<Figures> {
  const ofServer = await serverRecovery(tree, address);
  return address ? { ...ofServer, ...(await workerRecovery(tree, address)) } : ofServer;
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const found = new Map<string, Map<string, number[]>>();
for (let round = 0; round < Number(values.rounds); round++) {
  for (const tree of values.tree) {
    const figures: Figures = {
      ...(values.skip.includes('latencies') ? {} : await latencies(tree)),
      ...(values.skip.includes('recovery') ? {} : await recoveries(tree)),
    };
    console.error(tree, JSON.stringify(figures));
    for (const [name, value] of Object.entries(figures)) {
      const ofTrees = found.get(name) ?? new Map<string, number[]>();
      found.set(name, ofTrees.set(tree, [...(ofTrees.get(tree) ?? []), value]));
    }
  }
}
for (const [name, ofTrees] of found) {
  const medians = values.tree.map((tree) => median(ofTrees.get(tree) ?? []));
  const ratio = medians.length > 1 ? `  x ${((medians.at(-1) ?? 0) / (medians[0] || 1)).toFixed(2)}` : '';
  console.log(`${name}: ${medians.join(' -> ')}${ratio}`);
}
