/** The text shaper straight from the installed font packages: for the build, its tools and tests. */
import { createTextShaper, exactBuffer } from '@spotreel/sdk/internal/node';
import type { TextShaper } from '@spotreel/sdk/internal/scene';

import { collectFonts } from './collect';

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
