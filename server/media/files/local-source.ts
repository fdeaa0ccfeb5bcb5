import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from '../../platform/storage/storage';
import { LIBRARY_PREFIX } from './library-prefix';

/**
 * The local file behind a source of a composition: a stored one, or one of the library. Rejects when it is not there.
 * `folder`: that of the built library.
 */
export async function resolveSource(
  { folder }: { readonly folder: string },
  storage: Storage,
  src: string,
): Promise<string> {
  if (!src.startsWith(LIBRARY_PREFIX)) return storage.localFile(src);
  const file = path.join(folder, src.slice(LIBRARY_PREFIX.length));
  if (!file.startsWith(folder + path.sep)) throw new RangeError(`Not a file of the library: ${src}`);
  await stat(file);
  return file;
}
