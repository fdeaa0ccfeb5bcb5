// @ts-check
/** Bundles a program of this repository and runs it: `node benchmarks/run.mjs benchmarks/grid/run.ts --throttle 1`. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildProgram } from '../build/program.mjs';

const [source = '', ...args] = process.argv.slice(2);
const outfile = path.join('dist/programs', `${source.replace(/\.ts$/, '').replaceAll('/', '-')}.mjs`);
await buildProgram({ entryPoints: [source], outfile });
process.exit(spawnSync(process.execPath, [outfile, ...args], { stdio: 'inherit' }).status ?? 1);
