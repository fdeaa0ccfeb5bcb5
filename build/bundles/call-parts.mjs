// @ts-check
/**
 * What only people and servers read of a call: texts, error lists, rights of keys, and the schemas of what is sent. Browsers send
 * what TypeScript has checked, and read answers alone by schemas. The first download must be small.
 */

const UNREAD = new Set(['summary', 'errors', 'scope', 'query', 'bodyLimitBytes']);

/**
 * Takes them out of each `defineCall({ ... })`. Of a body it stays known that there is one. What follows stays in its line, so that
 * source maps hold. @returns {import('rollup').Plugin}
 */
export function withoutUnreadParts() {
  return {
    name: 'without-unread-parts',
    transform(code) {
      if (!code.includes('defineCall(')) return null;
      let shorter = '';
      let end = 0;
      for (const property of callProperties(this.parse(code))) {
        const text = replacementOf(property);
        if (text === undefined) continue;
        shorter += code.slice(end, property.start) + text;
        end = property.end;
        shorter += '\n'.repeat(code.slice(property.start, end).split('\n').length - 1);
        if (text === '') end += /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
      }
      return { code: shorter + code.slice(end), map: null };
    },
  };
}

/** @typedef {{ start: number, end: number, key?: { name?: string } }} Property */

/** Undefined: it stays as it is. @param {Property} property */
function replacementOf({ key }) {
  if (key?.name === 'body') return 'body: true';
  return UNREAD.has(key?.name ?? '') ? '' : undefined;
}

/** Those of each call, in the order of the code. @param {unknown} node @returns {Generator<Property>} */
function* callProperties(node) {
  if (!node || typeof node !== 'object') return;
  const { type, callee, arguments: given } = /** @type {any} */ (node);
  if (type === 'CallExpression' && callee.name === 'defineCall') yield* given[0].properties;
  else for (const child of Object.values(node)) yield* callProperties(child);
}
