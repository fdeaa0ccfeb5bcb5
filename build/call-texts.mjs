// @ts-check
/** Texts, error lists and rights of keys describe the API to people and servers; no browser reads them, and the first download must be small. */

const UNREAD = new Set(['summary', 'errors', 'scope']);

/** Takes them out of each `defineCall({ ... })`. What follows stays in its place, so that source maps hold. @returns {import('rollup').Plugin} */
export function withoutCallTexts() {
  return {
    name: 'without-call-texts',
    transform(code) {
      if (!code.includes('defineCall(')) return null;
      let shorter = code;
      for (const { start, end } of unreadProperties(this.parse(code))) {
        const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0;
        shorter = blank(shorter, start, end + comma);
      }
      return { code: shorter, map: null };
    },
  };
}

/** @typedef {{ start: number, end: number }} Range */

/** @param {unknown} node @returns {Generator<Range>} */
function* unreadProperties(node) {
  if (!node || typeof node !== 'object') return;
  const { type, callee, arguments: given } = /** @type {any} */ (node);
  if (type === 'CallExpression' && callee.name === 'defineCall')
    for (const property of given[0].properties) if (UNREAD.has(property.key?.name)) yield property;
  for (const child of Object.values(node)) yield* unreadProperties(child);
}

/** @param {string} code @param {number} start @param {number} end */
function blank(code, start, end) {
  return code.slice(0, start) + code.slice(start, end).replace(/\S/g, ' ') + code.slice(end);
}
