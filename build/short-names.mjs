// @ts-check
/** What makes the survey widget small: short names for what nobody outside knows. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import replace from '@rollup/plugin-replace';
import { transform } from 'esbuild';

/** Names that a pattern finds in the survey widget's sources, the most frequent first. @param {RegExp} pattern */
function widgetNames(pattern) {
  const folder = 'survey-widget';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(ts|css)$/.test(file));
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const file of files) {
    const found = readFileSync(path.join(folder, file), 'utf8').match(pattern) ?? [];
    for (const name of found) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  return [...uses.keys()].sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0));
}

/** `a` to `z`, then `aa` and so on. @param {number} index @returns {string} */
function letters(index) {
  return (index < 26 ? '' : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(97 + (index % 26));
}

/**
 * Short names for what begins with `sv-` (classes, ids, custom properties): nobody outside the survey's shadow root knows
 * them. @returns {import('rollup').Plugin}
 */
export function privateNames() {
  const names = widgetNames(/\bsv(-\w+)+/g);
  const values = Object.fromEntries(names.map((name, index) => [name, letters(index)]));
  return replace({ values, preventAssignment: false, delimiters: ['\\b', '(?![\\w-])'] });
}

/** Names of values that functions of the widget hand to each other: in no call, no storage, no event, no browser. */
const HANDED_ON = [
  'actionClasses',
  'autoCloseSeconds',
  'checkPage',
  'hasEnding',
  'hasWelcome',
  'isInline',
  'isLast',
  'isSingly',
  'newestMs',
  'otherText',
  'questionCount',
  'sendSoon',
  'storeFile',
  'deepest',
  'isExpired',
  'linkDisplay',
];

/**
 * Short names for those and for callbacks: `on` and a capital, which no name of the browser's and none of the widget's
 * doors has. @returns {import('rollup').Plugin}
 */
export function shortProperties() {
  const names = [...widgetNames(/\bon[A-Z]\w*/g), ...HANDED_ON];
  const mangleCache = Object.fromEntries(names.map((name, index) => [name, letters(index).toUpperCase()]));
  const mangleProps = new RegExp(`^(${names.join('|')})$`);
  return {
    name: 'short-properties',
    async renderChunk(code) {
      const options = { mangleProps, mangleCache, target: 'es2022', sourcemap: true };
      const { code: output, map } = await transform(code, options);
      return { code: output, map };
    },
  };
}

/** Puts what is called once where it is called, which the minifier leaves alone. @returns {import('rollup').Plugin} */
export function inlineFunctions() {
  return {
    name: 'inline-functions',
    async renderChunk(code) {
      const { minify: terser } = await import('terser');
      const compress = { passes: 3, sequences: false, unsafe_arrows: true };
      const options = { module: true, ecma: /** @type {const} */ (2020), compress, mangle: false, sourceMap: true };
      const { code: output = '', map } = await terser(code, options);
      return { code: output, map: /** @type {string} */ (map) };
    },
  };
}

/**
 * Writes what the minifier made a template as a string, which compresses better. A string of the same length, so that
 * the map still holds. @returns {import('rollup').Plugin}
 */
export function plainStrings() {
  return {
    name: 'plain-strings',
    renderChunk(code) {
      const letters =
        [...code].length === code.length
          ? code.split('')
          : Array.from({ length: code.length }, (_, at) => code[at] ?? '');
      const visit = (/** @type {any} */ node, /** @type {any} */ parent) => {
        if (!node || typeof node !== 'object') return;
        const isPlain =
          node.type === 'TemplateLiteral' &&
          node.expressions.length === 0 &&
          parent.type !== 'TaggedTemplateExpression';
        if (isPlain && !/['\\\n]/.test(code.slice(node.start, node.end)))
          letters[node.start] = letters[node.end - 1] = "'";
        for (const value of Object.values(node)) visit(value, Array.isArray(node) ? parent : node);
      };
      visit(this.parse(code), null);
      return { code: letters.join(''), map: null };
    },
  };
}
