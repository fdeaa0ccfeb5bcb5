// @ts-check
/**
 * Translates `harfbuzz.wasm` to a script with wasm2js, after an update of harfbuzzjs: `node build/bundles/harfbuzz-script.mjs`. Binaryen
 * is 100 MB, so that it comes only for this.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { transform } from 'esbuild';
import { SCRIPT, WASM } from './harfbuzz.mjs';

const folder = await mkdtemp(path.join(tmpdir(), 'spotreel-harfbuzz-'));
try {
  const file = path.join(folder, 'harfbuzz.js');
  const options = ['-all', '-O2', '--emscripten', '-o', file];
  execFileSync(
    'npm',
    ['exec', '--yes', '--package=binaryen@132.0.0', '--', 'wasm2js', path.resolve(WASM), ...options],
    {
      stdio: 'inherit',
    },
  );
  const code = `${await readFile(file, 'utf8')}\nexport { instantiate };`;
  const script = await transform(code, { minify: true, format: 'esm' });
  await writeFile(SCRIPT, brotliCompressSync(script.code));
} finally {
  await rm(folder, { recursive: true });
}
