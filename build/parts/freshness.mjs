// @ts-check
/**
 * Which parts of dist/ are up to date. After a part was built, a state file keeps a hash of each source file that it was built
 * from, and the files that it wrote. Packages count by the lock file, the build by its own files.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ build: string, sources: Record<string, string>, outputs: string[] }} BuiltPart */

/**
 * @typedef {object} Freshness
 * @property {(name: string) => boolean} isFresh Whether nothing that the part was built from has changed, and all that it wrote is there.
 * @property {(name: string) => void} markStale Before a part is built: it stays stale when the build is interrupted.
 * @property {(name: string, sources: Iterable<string>, outputs: readonly string[]) => void} markBuilt Paths of files; packages are left out.
 */

/**
 * `stateFile`: what is known of earlier builds; a missing or damaged one makes every part stale. `buildFiles`: a change of one
 * of these makes every part stale. `root`: sources outside it do not count.
 * @param {string} stateFile @param {readonly string[]} buildFiles @param {string} root @returns {Freshness}
 */
export function openFreshness(stateFile, buildFiles, root) {
  /** @type {Map<string, string>} */
  const hashes = new Map();
  /** Each file is read once. @param {string} file */
  const hashOf = (file) => {
    const known = hashes.get(file) ?? (existsSync(file) ? sha256(readFileSync(file)) : '');
    hashes.set(file, known);
    return known;
  };
  /** @param {string} file */
  const isOwn = (file) => {
    const relative = path.relative(root, file);
    return !relative.startsWith('..') && !relative.startsWith('node_modules') && existsSync(file);
  };
  const build = sha256(buildFiles.map(hashOf).join(' '));
  const state = readState(stateFile);
  return {
    isFresh(name) {
      const part = state[name];
      return (
        part?.build === build &&
        part.outputs.every((file) => existsSync(file)) &&
        Object.entries(part.sources).every(([file, hash]) => hashOf(path.join(root, file)) === hash)
      );
    },
    markStale(name) {
      delete state[name];
      writeFileSync(stateFile, JSON.stringify(state));
    },
    markBuilt(name, sources, outputs) {
      const own = [...new Set(sources)]
        .filter(isOwn)
        .map((file) => path.relative(root, file))
        .sort();
      state[name] = {
        build,
        sources: Object.fromEntries(own.map((file) => [file, hashOf(path.join(root, file))])),
        outputs: [...outputs],
      };
      writeFileSync(stateFile, JSON.stringify(state));
    },
  };
}

/** @param {string | Buffer} content */
function sha256(content) {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

/** @param {string} file @returns {Record<string, BuiltPart>} */
function readState(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
