/** The text shaper straight from the installed font packages: for the build, its tools and tests. */
import { exactBuffer } from '../../sdk/node/text-shaper';
import { createTextShaper } from '../../sdk/scene/text/create-text-shaper';
import type { TextShaper } from '../../sdk/scene/text-shaper';
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
