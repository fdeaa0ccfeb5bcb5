/** From the package of hyphenation patterns to the files that a server serves beside the fonts. */
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { HyphenationFile } from '@spotreel/sdk/internal/contract';
import { hyphenationNotice, hyphenationSources } from './hyphenation-sources';

/** A letter's branch: what follows, the number of its levels, or both. */
type Branch = number | Trie | readonly [Trie, number];
interface Trie {
  readonly [letter: string]: Branch;
}
/** Levels between letters, the patterns by their letters, and whole words with their places. */
type PackagePatterns = readonly [
  levels: readonly (readonly number[])[],
  trie: Trie,
  exceptions: HyphenationFile['exceptions'],
];

interface CollectedHyphenation {
  /** Language to file. */
  readonly byLanguage: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, () => Uint8Array>;
}

const require = createRequire(import.meta.url);
let collected: CollectedHyphenation | undefined;

/** Throws when the package lacks a language. */
export function collectHyphenation(): CollectedHyphenation {
  collected ??= convertPatterns();
  return collected;
}

function convertPatterns(): CollectedHyphenation {
  const byLanguage: Record<string, string> = {};
  const files = new Map<string, () => Uint8Array>();
  const { version } = require('hyphen/package.json') as { version: string };
  const add = (file: string, text: string) => files.set(file, () => new TextEncoder().encode(text));
  for (const { name, languages } of hyphenationSources) {
    const text = JSON.stringify(toFile(require(`hyphen/patterns/${name}.js`) as PackagePatterns));
    // served as immutable, and the form of a file is Spotreel's own
    const file = `hyphenation-${version}-${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
    add(file, text);
    for (const language of languages) byLanguage[language] = file;
  }
  add(`hyphenation-${version}-notice.txt`, hyphenationNotice(version));
  return { byLanguage, files };
}

function toFile([levels, trie, exceptions]: PackagePatterns): HyphenationFile {
  const patterns: string[] = [];
  const collect = (branches: Trie, before: string): void => {
    for (const [letter, branch] of Object.entries(branches)) {
      const { next, level } = partsOf(branch);
      if (level !== undefined) patterns.push(patternOf(before + letter, levels[level] ?? []));
      if (next) collect(next, before + letter);
    }
  };
  collect(trie, '');
  const whole = Object.entries(exceptions).map(([word, places]) => [word, withoutHyphens(places)] as const);
  return { patterns: patterns.sort().join(' '), exceptions: Object.fromEntries(whole) };
}

function partsOf(branch: Branch): { next?: Trie; level?: number } {
  if (typeof branch === 'number') return { level: branch };
  return isPair(branch) ? { next: branch[0], level: branch[1] } : { next: branch };
}

function isPair(branch: Exclude<Branch, number>): branch is readonly [Trie, number] {
  return Array.isArray(branch);
}

/** The package counts the hyphens before a place, too. */
function withoutHyphens(places: readonly number[]): number[] {
  return places.map((place, index) => place - index);
}

/** As TeX writes it: `1ba` allows a hyphen before `ba`, `a2b` forbids one after `a`. The package has no level before the dot of a word's beginning. */
function patternOf(letters: string, levels: readonly number[]): string {
  const first = letters.startsWith('.') ? 1 : 0;
  const signs = Array.from(
    { length: letters.length + 1 },
    (_, at) => `${levels[at - first] || ''}${letters[at] ?? ''}`,
  );
  return signs.join('');
}
