// @ts-check
/** Style sheets as texts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';

/**
 * A style sheet with those that it imports. Names that a `palette.css` declares are constants: each value stands where its name
 * was used, and pages of hosts have none of these names.
 * @param {string} file @param {(file: string) => void} onFile @returns {string}
 */
export function bundledCss(file, onFile) {
  /** @type {Map<string, string>} */
  const palette = new Map();
  const css = importedCss(file, onFile, palette);
  return css.replace(/var\((--[\w-]+)\)/g, (reference, name) => palette.get(name) ?? reference);
}

/** @param {string} file @param {(file: string) => void} onFile @param {Map<string, string>} palette @returns {string} */
function importedCss(file, onFile, palette) {
  onFile(file);
  const text = readFileSync(file, 'utf8');
  if (path.basename(file) === 'palette.css') {
    for (const [, name = '', value = ''] of text.matchAll(/(--[\w-]+):\s*([^;]+);/g)) palette.set(name, value);
    return '';
  }
  const imported = (/** @type {string} */ _, /** @type {string} */ other) =>
    importedCss(path.resolve(path.dirname(file), other), onFile, palette);
  return text.replace(/@import "(.+?)";/g, imported);
}

/** The token that is `1rem` of an element: a page's `html { font-size }` does not reach it. */
export const ELEMENT_REM = '--spotreel-font-size';

/** Lengths in `rem` as multiples of the token; conditions of at-rules and the token's own value stay. @param {string} css */
function withElementRem(css) {
  const found = new RegExp(String.raw`@[^{};]*\{|${ELEMENT_REM}:[^;}]*|(-?\d*\.?\d+)rem\b`, 'g');
  return css.replace(found, (text, count) => {
    if (count === undefined) return text;
    return Number(count) === 1 ? `var(${ELEMENT_REM})` : `calc(var(${ELEMENT_REM})*${Number(count)})`;
  });
}

/**
 * `import css from './x.css?inline'` gives the text, for constructable style sheets.
 * @param {{ isOfElements?: boolean }} [options] `isOfElements`: for a page of anybody, whose `rem` does not count
 * @returns {import('rollup').Plugin}
 */
export function inlineCss({ isOfElements = false } = {}) {
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
      const css = bundledCss(file, (imported) => this.addWatchFile(imported));
      const sized = isOfElements ? withElementRem(css) : css;
      const { code } = await transform(sized, { loader: 'css', minify: true });
      return `export default ${JSON.stringify(code.trim())};`;
    },
  };
}

/** Style sheets as files beside the bundle, each with what it imports. @param {Record<string, string>} files target name -> source @returns {import('rollup').Plugin} */
export function styleFiles(files) {
  /** @type {Map<string, string>} */
  const sheets = new Map();
  return {
    name: 'style-files',
    async buildStart() {
      for (const [fileName, file] of Object.entries(files)) {
        const css = bundledCss(file, (imported) => this.addWatchFile(imported));
        const { code } = await transform(css, { loader: 'css' });
        sheets.set(fileName, code);
      }
    },
    generateBundle() {
      for (const [fileName, source] of sheets) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
