// @ts-check
/** Which messages a piece of code names: by their keys (`'share.title'`), or by what keys have in common (`` `role.${role}` ``). */

const TEXT = /(["'`])([a-zA-Z]+\.[\w.:-]+)\1/g;
const TEMPLATE = /`([a-zA-Z]+\.[\w.:-]*\$\{[^`]*)`/g;

/**
 * @param {string} code JavaScript or TypeScript.
 * @param {readonly string[]} keys All that there are.
 * @returns {Set<string>}
 */
export function namedKeys(code, keys) {
  const known = new Set(keys);
  /** @type {Set<string>} */
  const named = new Set();
  for (const [, , text = ''] of code.matchAll(TEXT)) if (known.has(text)) named.add(text);
  for (const [, template = ''] of code.matchAll(TEMPLATE)) {
    const pattern = patternOf(template);
    for (const key of keys) if (pattern.test(key)) named.add(key);
  }
  return named;
}

/** `plans.${way}Text` as `^plans\.[\w.]+Text$`. @param {string} template */
function patternOf(template) {
  const parts = template.split(/\$\{[^}]*\}?/).map((part) => part.replaceAll(/[^\w]/g, '\\$&'));
  return new RegExp(`^${parts.join('[\\w.:-]+')}$`);
}
