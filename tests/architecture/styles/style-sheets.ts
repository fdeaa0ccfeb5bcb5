/** The style sheets of the product, taken apart into rules. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../..', import.meta.url));

export interface StyleRule {
  readonly selectors: readonly string[];
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

export interface StyleSheet {
  /** Path from the root. */
  readonly name: string;
  /** Without comments. */
  readonly text: string;
  readonly rules: readonly StyleRule[];
}

/** The tracked style sheets below `folders`. */
export function styleSheets(folders: readonly string[]): StyleSheet[] {
  return execFileSync('git', ['ls-files', '--', ...folders], { cwd: repository, encoding: 'utf8' })
    .split('\n')
    .filter((name) => name.endsWith('.css') && existsSync(path.join(repository, name)))
    .map((name) => parseSheet(name, readFileSync(path.join(repository, name), 'utf8')));
}

export function parseSheet(name: string, source: string): StyleSheet {
  const text = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const rules: StyleRule[] = [];
  // A block without a block inside. The text before it is a selector; steps of @keyframes and at-rules are none.
  for (const [, before = '', inner = ''] of text.matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    const head = before.trim();
    if (head.startsWith('@') || /^(from|to|[\d.]+%)/.test(head)) continue;
    rules.push({ selectors: topLevelParts(head, ','), declarations: declarationsOf(inner) });
  }
  return { name, text, rules };
}

/** `color: red; margin: 0` as pairs. */
function declarationsOf(block: string): [string, string][] {
  return topLevelParts(block, ';').map((declaration) => {
    const colon = declaration.indexOf(':');
    const value = declaration.slice(colon + 1);
    return [declaration.slice(0, colon).trim(), value.replace(/\s+/g, ' ').trim()];
  });
}

/** Parts between separators that are in no brackets, trimmed. */
export function topLevelParts(text: string, separator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if ('(['.includes(character)) depth += 1;
    if (')]'.includes(character)) depth -= 1;
    if (character === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}
