/** The text shaper over font files in a folder. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FontManifest } from '../contract/font-manifest';
import { createTextShaper } from '../scene/text/create-text-shaper';
import type { TextShaper } from '../scene/text-shaper';

/** Reads from `folder`, where the build of the library has put the files of `manifest`. */
export function createNodeTextShaper(manifest: FontManifest, folder: string): TextShaper {
  return createTextShaper({
    manifest,
    loadFile: async (file) => exactBuffer(await readFile(path.join(folder, path.basename(file)))),
  });
}

/** The bytes in a buffer that holds nothing else, as the shaper wants them. */
export function exactBuffer(bytes: Uint8Array): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  return copy;
}
