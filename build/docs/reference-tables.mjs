// @ts-check
/** Markdown that comes from the code: `<!-- elements -->`, `<!-- tokens -->` and `<!-- changelog -->` in a document become theirs. */
import { readFileSync } from 'node:fs';
import { changelog, changelogFiles } from './changelog.mjs';

const MANIFEST = 'elements/custom-elements.json';
const TOKENS = 'sdk/theme/token-names.ts';
export const REFERENCE_FILES = [MANIFEST, TOKENS, ...changelogFiles()];

/** @typedef {{ name?: string, description?: string, type?: { text: string } }} Described */
/** @typedef {{ tagName?: string, description?: string, attributes?: Described[], members?: Described[], events?: Described[], slots?: Described[], cssParts?: Described[] }} Declaration */

/** @param {string} markdown */
export function withReferenceTables(markdown) {
  return markdown
    .replace('<!-- elements -->', () => elementTables())
    .replace('<!-- changelog -->', () => changelog())
    .replace('<!-- tokens -->', () => table(['token', 'what it is for'], tokens()));
}

function elementTables() {
  const { modules } = /** @type {{ modules: { declarations: Declaration[] }[] }} */ (
    JSON.parse(readFileSync(MANIFEST, 'utf8'))
  );
  const elements = modules.flatMap(({ declarations }) => declarations).filter(({ tagName }) => tagName);
  return elements.map(elementTable).join('\n\n');
}

/** @param {Declaration} element */
function elementTable({ tagName, description, attributes = [], events = [], slots = [], cssParts = [] }) {
  const lists = [
    ['attribute', attributes],
    ['event', events],
    ['slot', slots],
    ['part', cssParts],
  ];
  const tables = /** @type {[string, Described[]][]} */ (lists)
    .filter(([, items]) => items.length > 0)
    .map(([title, items]) => table([title, 'type', 'meaning'], items.map(rowOf)));
  return [`## \`<${tagName}>\``, description ?? '', ...tables].join('\n\n');
}

/** @param {Described} item */
const rowOf = ({ name = '', type, description = '' }) => [`\`${name}\``, type ? `\`${type.text}\`` : '', description];

function tokens() {
  return [...readFileSync(TOKENS, 'utf8').matchAll(/'(--spotreel-[\w-]+)': '(.+)',/g)].map(([, name, use = '']) => [
    `\`${name}\``,
    use,
  ]);
}

/** A column that no row fills is left out. @param {string[]} head @param {string[][]} rows */
function table(head, rows) {
  const used = head.map((_, column) => column).filter((column) => rows.some((row) => row[column]));
  const line = (/** @type {string[]} */ cells) =>
    `| ${used.map((column) => escapeCell(cells[column] ?? '')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** @param {string} text */
const escapeCell = (text) => text.replace(/\s+/g, ' ').replaceAll('|', '\\|');
