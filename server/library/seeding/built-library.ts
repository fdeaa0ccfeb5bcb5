import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LibraryManifest } from '@spotreel/sdk/internal/contract';

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
