import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { LibraryManifest } from '@spotreel/sdk/internal/contract';
import { LIBRARY_PREFIX } from '../../media/library-prefix';
import type { Storage } from '../../platform/storage/storage';

/** The library on the disk, as its build wrote it. */
export interface BuiltLibrary {
  readonly folder: string;
  readonly fontFolder: string;
  readonly manifest: LibraryManifest;
}

/** Throws an Error in plain words when the library was not built. */
export async function readBuiltLibrary(folder: string): Promise<BuiltLibrary> {
  const file = path.join(folder, 'manifest.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no library in ${folder}. Run \`npm run build\` first.`);
  });
  return { folder, fontFolder: path.join(folder, 'fonts'), manifest: JSON.parse(text) as LibraryManifest };
}

/** The local file behind a source of a composition. Rejects when it is not there. */
export async function resolveSource({ folder }: BuiltLibrary, storage: Storage, src: string): Promise<string> {
  if (!src.startsWith(LIBRARY_PREFIX)) return storage.localFile(src);
  const file = path.join(folder, src.slice(LIBRARY_PREFIX.length));
  if (!file.startsWith(folder + path.sep)) throw new RangeError(`Not a file of the library: ${src}`);
  await stat(file);
  return file;
}
