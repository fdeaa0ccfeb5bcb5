/** The text shaper in Node, over the built fonts or straight from the font packages. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createTextShaper } from '../../sdk/scene/text/create-text-shaper';
import type { FontManifest } from '../../sdk/scene/text/font-manifest';
import type { TextShaper } from '../../sdk/scene/text-shaper';
import { collectFonts } from './collect';

/** Reads from `folder`, where the build has put the files of `manifest`. */
export function createNodeTextShaper(manifest: FontManifest, folder: string): TextShaper {
  return createTextShaper({
    manifest,
    loadFile: async (file) => exactBuffer(await readFile(path.join(folder, path.basename(file)))),
  });
}

/** Reads from the installed packages: for the build, its tools and tests. */
export function createPackageTextShaper(): TextShaper {
  const { manifest, files } = collectFonts();
  const byName = new Map(files.map((font) => [font.file, font]));
  return createTextShaper({
    manifest,
    loadFile: async (file) => {
      const font = byName.get(file);
      if (!font) throw new Error(`No such font file: ${file}`);
      return exactBuffer(font.read());
    },
  });
}

function exactBuffer(bytes: Uint8Array): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.byteLength);
  new Uint8Array(copy).set(bytes);
  return copy;
}
