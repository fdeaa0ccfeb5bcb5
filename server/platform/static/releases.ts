/**
 * The elements by version, below `/sdk/`: the version of the build, every version that this server had before, and `v1`,
 * which moves. Sites that name a version keep what they tested when the server is upgraded.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from '../storage/storage';
import type { CachedFile, FileCache } from './file-cache';

/** The address below `/sdk/` that follows each upgrade. */
export const MOVING_CHANNEL = 'v1';
/** Folder of the versions in the storage. */
const KEPT = 'sdk';
const NAME = /^(\d+\.\d+\.\d+-[0-9a-f]{8})\/((?:[\w-][\w.-]*\/)?[\w-][\w.-]*)$/;

export interface ReleaseFile {
  readonly file: CachedFile;
  /** True if the address always has the same content. */
  readonly isFixed: boolean;
}

export interface Releases {
  /** `name`: what follows `/sdk/` in an address. Undefined when there is no such file. */
  find(name: string): Promise<ReleaseFile | undefined>;
}

/** `folder`: the built elements. Where they were not built there are only earlier versions. */
export function createReleases(folder: string, storage: Storage, files: FileCache): Releases {
  /** A version that another build made. */
  const findKept = async (name: string): Promise<CachedFile | undefined> => {
    const file = await storage.localFile(`${KEPT}/${name}`).catch(() => undefined);
    const found = file === undefined ? undefined : await files.find(path.dirname(file), path.basename(file));
    return found ? { ...found, name: path.basename(name) } : undefined;
  };
  return {
    async find(name) {
      if (name.startsWith(`${MOVING_CHANNEL}/`)) {
        const file = await files.find(folder, name.slice(MOVING_CHANNEL.length + 1));
        return file && { file, isFixed: false };
      }
      const [, version, rest] = NAME.exec(name) ?? [];
      if (!version || !rest) return undefined;
      const file = version === (await builtVersion(folder)) ? await files.find(folder, rest) : await findKept(name);
      return file && { file, isFixed: true };
    },
  };
}

/** Puts the version of the build into the storage, for the servers that come after this one. */
export async function keepRelease(folder: string, storage: Storage): Promise<void> {
  const version = await builtVersion(folder);
  // the list is written last: where it is, all others are
  if (!version || (await storage.head(`${KEPT}/${version}/files.json`))) return;
  for (const name of await releaseNames(folder))
    await storage.put(`${KEPT}/${version}/${name}`, await readFile(path.join(folder, name)));
}

async function builtVersion(folder: string): Promise<string | undefined> {
  const release = await readFile(path.join(folder, 'release.json'), 'utf8').catch(() => undefined);
  return release && (JSON.parse(release) as { version: string }).version;
}

/** The files of a version, its list last. */
async function releaseNames(folder: string): Promise<string[]> {
  const scripts = Object.keys(JSON.parse(await readFile(path.join(folder, 'files.json'), 'utf8')));
  const lists = (await readdir(folder)).filter((name) => name.endsWith('.json') && name !== 'files.json');
  return [...scripts, 'loader.js', ...lists, 'files.json'];
}
