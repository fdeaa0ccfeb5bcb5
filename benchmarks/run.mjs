// @ts-check
/** Bundles a program of this repository and runs it: `node benchmarks/run.mjs benchmarks/grid/run.ts --throttle 1`. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from 'esbuild';

const [source = '', ...args] = process.argv.slice(2);
const outfile = path.join('dist/programs', `${source.replace(/\.ts$/, '').replaceAll('/', '-')}.mjs`);
await build({
  entryPoints: [source],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  logLevel: 'warning',
  conditions: ['@spotreel/source'],
  plugins: [
    {
      name: 'external',
      setup(build) {
        // Packages, and the finder of the browser, which looks beside its own file.
        build.onResolve({ filter: /^[^./]|\/browser\.mjs$/ }, ({ path: id, kind, resolveDir }) => {
          if (kind === 'entry-point' || id.startsWith('@spotreel/')) return null;
          return {
            path: id.startsWith('.') ? path.relative('dist/programs', path.resolve(resolveDir, id)) : id,
            external: true,
          };
        });
      },
    },
  ],
});
process.exit(spawnSync(process.execPath, [outfile, ...args], { stdio: 'inherit' }).status ?? 1);
