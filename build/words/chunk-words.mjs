// @ts-check
import { readFileSync } from 'node:fs';
import { compileCatalogue, isCatalogue } from './catalogue.mjs';
import { namedKeys } from './named-keys.mjs';

const ENGLISH = 'sdk/i18n/words/en.json';

/** @typedef {import('rollup').RenderedChunk} Chunk */

/** @type {ReturnType<typeof compileCatalogue> | undefined} */
let compiled;

/** Compiled with the first chunk that is written: a start that builds nothing does without. */
function english() {
  compiled ??= compileCatalogue(readFileSync(ENGLISH, 'utf8'));
  return compiled;
}

/**
 * Gives each chunk the English words that its code names, so that a message is downloaded with what shows it. They come
 * before the code, into the place where `sdk/i18n/english-words.ts` looks.
 * @param {{ isAlone?: boolean }} [options] Each chunk brings all that it names, as other people's bundlers may drop what it
 * imports. Without it, words that imported chunks bring are not repeated. @returns {import('rollup').Plugin}
 */
export function chunkWords({ isAlone = false } = {}) {
  const namedBy = once((/** @type {Chunk} */ { modules }) => {
    const code = Object.entries(modules).map(([id, module]) => (isCatalogue(id) ? '' : (module.code ?? '')));
    return namedKeys(code.join('\n'), Object.keys(english()));
  });

  return {
    name: 'chunk-words',
    buildStart() {
      this.addWatchFile(ENGLISH);
    },
    renderChunk(code, chunk, _options, { chunks }) {
      const imported = isAlone ? [] : [...importsOf(chunk, chunks)];
      // of chunks that import each other, each brings its own
      const before = imported.filter((other) => !importsOf(other, chunks).has(chunk));
      const brought = new Set(before.flatMap((other) => [...namedBy(other)]));
      const own = [...namedBy(chunk)].filter((key) => !brought.has(key));
      if (own.length === 0) return null;
      const messages = JSON.stringify(Object.fromEntries(own.map((key) => [key, english()[key]])));
      const start = /^(?:['"]use \w+['"];?\s*)*/.exec(code)?.[0].length ?? 0;
      const assignment = `Object.assign(globalThis[Symbol.for("spotreel.messages")]??={},${messages});`;
      // in the line of the code that follows, so that source maps hold
      return { code: code.slice(0, start) + assignment + code.slice(start), map: null };
    },
  };
}

/** Chunks that are there before this one runs. @param {Chunk} chunk @param {Record<string, Chunk>} chunks @param {Set<Chunk>} found */
function importsOf(chunk, chunks, found = new Set()) {
  for (const name of chunk.imports) {
    const imported = chunks[name];
    if (!imported || found.has(imported)) continue;
    found.add(imported);
    importsOf(imported, chunks, found);
  }
  return found;
}

/** @template {object} Key @template Value @param {(key: Key) => Value} make @returns {(key: Key) => Value} */
function once(make) {
  /** @type {WeakMap<Key, { value: Value }>} */
  const made = new WeakMap();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
}
