// @ts-check
/** Style sheets as texts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';

/** A style sheet with those that it imports. @param {string} file @param {(file: string) => void} onFile @returns {string} */
function importedCss(file, onFile) {
  onFile(file);
  const imported = (/** @type {string} */ _, /** @type {string} */ other) =>
    importedCss(path.resolve(path.dirname(file), other), onFile);
  return readFileSync(file, 'utf8').replace(/@import "(.+?)";/g, imported);
}

/** `import css from './x.css?inline'` gives the text, for constructable style sheets. @returns {import('rollup').Plugin} */
export function inlineCss() {
  return {
    name: 'inline-css',
    async resolveId(id, importer) {
      if (!id.endsWith('.css?inline') || !importer) return null;
      const file = await this.resolve(id.slice(0, -'?inline'.length), importer);
      return file && `${file.id}?inline`;
    },
    async load(id) {
      if (!id.endsWith('.css?inline')) return null;
      const file = id.slice(0, -'?inline'.length);
      const css = importedCss(file, (imported) => this.addWatchFile(imported));
      const { code } = await transform(css, { loader: 'css', minify: true });
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}
