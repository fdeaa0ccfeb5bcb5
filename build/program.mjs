// @ts-check
/** Bundles programs for Node out of the sources, as tests and benchmarks need them: packages stay imports, our own do not. */
import path from 'node:path';
import { build } from 'esbuild';

/**
 * @param {import('esbuild').BuildOptions} options Entry points and where the bundle goes.
 * @returns {Promise<import('esbuild').BuildResult>} With `metafile`, what it was built from.
 */
export async function buildProgram(options) {
  return build({
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
    conditions: ['@spotreel/source'],
    ...options,
    plugins: [
      ...(options.plugins ?? []),
      { name: 'external', setup: (build) => build.onResolve({ filter: /^[^./]|\.mjs$/ }, external) },
    ],
  });

  /** Packages stay imports, and so do modules that look for files beside their own. @param {import('esbuild').OnResolveArgs} args */
  function external({ path: id, kind, resolveDir }) {
    if (kind === 'entry-point' || id.startsWith('@spotreel/')) return null;
    if (!id.startsWith('.')) return { path: id, external: true };
    const from = path.resolve(options.outdir ?? path.dirname(options.outfile ?? '.'));
    return { path: path.relative(from, path.resolve(resolveDir, id)), external: true };
  }
}
