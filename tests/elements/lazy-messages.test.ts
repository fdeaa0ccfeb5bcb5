// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accountMessages } from '../../sdk/i18n/account/account-messages';
import { agencyMessages } from '../../sdk/i18n/agency/agency-messages';
import { editorAreaMessages } from '../../sdk/i18n/editor/editor-area-messages';
import { english } from '../../sdk/i18n/english';
import { helpMessages } from '../../sdk/i18n/help/help-messages';
import { operatorMessages } from '../../sdk/i18n/operator/operator-messages';
import { partMessages } from '../../sdk/i18n/parts/part-messages';

const KEYS = new Set(
  Object.keys({
    ...english,
    ...editorAreaMessages,
    ...operatorMessages,
    ...accountMessages,
    ...agencyMessages,
    ...helpMessages,
    ...partMessages,
  }),
);

interface Chunk {
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** Keys of messages that the chunk shows, and keys that it has texts for. */
  readonly used: readonly string[];
  readonly defined: readonly string[];
}

function readChunks(folder: string): Map<string, Chunk> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  return new Map(
    files.map((name) => {
      const file = path.resolve(folder, name);
      return [file, readChunk(file)] as const;
    }),
  );
}

function readChunk(file: string): Chunk {
  const code = readFileSync(file, 'utf8');
  const targets = (pattern: RegExp) =>
    [...code.matchAll(pattern)].map(([, name = '']) => path.resolve(path.dirname(file), name));
  const keys = [...code.matchAll(/(.?)["'`]([a-zA-Z]+\.\w+)["'`](.?)/g)].filter(([, , key = '']) => KEYS.has(key));
  // a key before a colon is a property, unless it is the first choice of `a ? 'b' : 'c'`
  const isDefinition = ([, before = '', , after]: RegExpMatchArray) => after === ':' && '{,'.includes(before);
  return {
    imports: targets(/(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g),
    dynamicImports: targets(/import\(\s*["'`](\.[^"'`]+\.js)["'`]/g),
    used: keys.filter((match) => !isDefinition(match)).map(([, , key = '']) => key),
    defined: keys.filter(isDefinition).map(([, , key = '']) => key),
  };
}

/** Uses of messages whose texts are nowhere among what is loaded by then, whatever way led there. */
function lostMessages(chunks: Map<string, Chunk>, entries: readonly string[]): string[] {
  /** Files that are loaded for sure once a chunk runs. */
  const loaded = new Map<string, ReadonlySet<string>>();
  const addImports = (file: string, found: Set<string>): Set<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const other of chunks.get(file)?.imports ?? []) addImports(other, found);
    return found;
  };
  const closures = new Map([...chunks.keys()].map((file) => [file, addImports(file, new Set())] as const));
  const withImports = (file: string) => closures.get(file) ?? new Set([file]);
  const visit = (file: string, before: ReadonlySet<string>) => {
    const own = withImports(file);
    const known = loaded.get(file);
    const isThere = (other: string) => before.has(other) || own.has(other);
    const sure = new Set(known ? [...known].filter(isThere) : [...before, ...own]);
    if (known && sure.size === known.size) return;
    loaded.set(file, sure);
    for (const part of own) {
      for (const later of chunks.get(part)?.dynamicImports ?? []) visit(later, sure);
    }
  };
  for (const entry of entries) visit(entry, new Set());
  const lost = [...loaded].flatMap(([file, files]) => {
    const texts = new Set([...files].flatMap((other) => chunks.get(other)?.defined ?? []));
    return [...withImports(file)].flatMap((other) =>
      (chunks.get(other)?.used ?? []).filter((key) => !texts.has(key)).map((key) => `${path.basename(other)}: ${key}`),
    );
  });
  return [...new Set(lost)];
}

function mainOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^main-.*\.js$/.test(name));
  if (!file) throw new Error(`no main chunk in ${folder}`);
  return path.join(folder, file);
}

const elements = path.resolve('dist/elements');
const hostApp = path.resolve('dist/host-app/assets');

test.skipIf(!existsSync(elements)).each(['index.js', 'spotreel.js'])('every part of %s has its texts', (entry) => {
  const chunks = readChunks(elements);
  expect([...chunks.values()].flatMap(({ defined }) => defined).length).toBeGreaterThan(600);
  expect(lostMessages(chunks, [path.join(elements, entry)])).toEqual([]);
});

test.skipIf(!existsSync(hostApp))('every page of the app has its texts', () => {
  expect(lostMessages(readChunks(hostApp), [mainOf(hostApp)])).toEqual([]);
});
