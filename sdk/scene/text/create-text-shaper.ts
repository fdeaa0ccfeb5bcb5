/**
 * The text shaper over HarfBuzz: bidirectional, any script, fonts chosen letter by letter, lines balanced, sizes fitted.
 * The same code with the same font files runs in the browser's worker and on the server, so both set every text alike.
 */

import type { FontManifest } from '../../contract/font-manifest';
import type { TextShaper } from '../text-shaper';
import type { LoadFontFile } from './fonts/font-files';
import { FontLibrary } from './fonts/font-library';
import { layOutText } from './layout-text';
import { createParagraphCache } from './paragraphs/paragraph-cache';
import { runsOf } from './paragraphs/runs';
import { splitParagraphs } from './paragraphs/split-paragraphs';
import { type ParagraphsStyle, paragraphsOf } from './paragraphs-of';

export interface TextShaperOptions {
  readonly manifest: FontManifest;
  /** Reads a file of the manifest. */
  readonly loadFile: LoadFontFile;
}

/** A file can name further files (slices of large fonts), which can leave letters for further fallbacks. */
const MAX_ROUNDS = 12;

/** A shaper that loads fonts through `loadFile` as texts need them, each file once. */
export function createTextShaper({ manifest, loadFile }: TextShaperOptions): TextShaper {
  const fonts = new FontLibrary(manifest, loadFile);
  const paragraphs = createParagraphCache(fonts);
  return {
    async prepare(texts) {
      for (let round = 0; round < MAX_ROUNDS; round++) {
        const missing = new Set<string>();
        for (const { text, style } of texts) findMissing(text, style, fonts, missing);
        if (missing.size === 0) break;
        await fonts.load(missing);
      }
      // widths are known now: which words are too wide
      const patterns = new Set<string>();
      for (const { text, style } of texts) paragraphsOf(text, style, fonts, paragraphs, patterns);
      await fonts.load(patterns);
    },
    layout: (text, style) => layOutText(text, style, fonts, paragraphs),
  };
}

function findMissing(text: string, style: ParagraphsStyle, fonts: FontLibrary, missing: Set<string>): void {
  const chain = fonts.chainFor(text, style);
  fonts.primaryFace(chain, missing);
  for (const line of splitParagraphs(text, style.caps, style.language)) runsOf(line.text, [], chain, fonts, missing);
}
