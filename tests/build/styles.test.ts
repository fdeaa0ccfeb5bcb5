// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rollup } from 'rollup';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inlineCss, styleFiles } from '../../build/styles.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'styles-'));
  writeFileSync(path.join(folder, 'palette.css'), ':root { --sr-red: #f00; --sr-shade: rgb(0 0 0 / 0.5); }');
  writeFileSync(path.join(folder, 'other.css'), '.b { color: var(--public); }');
  writeFileSync(
    path.join(folder, 'page.css'),
    '@import "./palette.css";\n@import "./other.css";\n.a { color: var(--sr-red); background: var(--sr-shade); }',
  );
  writeFileSync(path.join(folder, 'page.js'), "import css from './page.css?inline';\nexport const text = css;");
});
afterAll(() => rmSync(folder, { recursive: true }));

const build = async (plugin: ReturnType<typeof inlineCss>) => {
  const bundle = await rollup({ input: path.join(folder, 'page.js'), plugins: [plugin, inlineCss()] });
  const { output } = await bundle.generate({ format: 'es' });
  return { output, files: bundle.watchFiles.map((file) => path.basename(file)) };
};

test('a sheet is a text with what it imports, and with the values of the palette instead of its names', async () => {
  const { output, files } = await build(inlineCss());
  const [chunk] = output;
  expect(chunk.code).toContain('.b{color:var(--public)}.a{color:red;background:#00000080}');
  expect(chunk.code).not.toContain('--sr-');
  expect(files).toEqual(expect.arrayContaining(['palette.css', 'other.css', 'page.css']));
});

test('of an element, a length in rem is a multiple of its own size, and no condition is one', async () => {
  const text =
    ':host { --spotreel-font-size: 1rem; } .a { margin: 0 -.5rem 1rem; } @container (width < 40rem) { .a { top: 2rem; } }';
  writeFileSync(path.join(folder, 'sizes.css'), text);
  writeFileSync(path.join(folder, 'sizes.js'), "import css from './sizes.css?inline';\nexport const text = css;");
  const bundle = await rollup({ input: path.join(folder, 'sizes.js'), plugins: [inlineCss({ isOfElements: true })] });
  const [chunk] = (await bundle.generate({ format: 'es' })).output;
  expect(chunk.code).toContain('--spotreel-font-size: 1rem');
  expect(chunk.code).toMatch(/margin:0 calc\(var\(--spotreel-font-size\)\s?\*\s?-?\.5\)|-0\.5/);
  expect(chunk.code).toContain('var(--spotreel-font-size)');
  expect(chunk.code).toContain('(width < 40rem)');
  expect(chunk.code).toMatch(/top:calc\(var\(--spotreel-font-size\)\s?\*\s?2\)/);
});

test('a sheet can be a file beside the bundle, too', async () => {
  const { output } = await build(styleFiles({ 'theme/page.css': path.join(folder, 'page.css') }));
  const sheet = output.find(({ fileName }) => fileName === 'theme/page.css');
  expect(sheet?.type === 'asset' && sheet.source).toContain('background: rgb(0 0 0 / 0.5)');
});
