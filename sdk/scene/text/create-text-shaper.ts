/**
 * The text shaper over HarfBuzz: bidirectional, any script, fonts chosen letter by letter, lines balanced, sizes fitted.
 * The same code with the same font files runs in the browser's worker and on the server, so both set every text alike.
 */
import type { TextLayout, TextShaper, TextStyle } from '../text-shaper';
import { fitText } from './fit';
import { type FontChain, FontLibrary, type LoadFontFile } from './font-library';
import type { FontManifest } from './font-manifest';
import { advancesOf, breaksOf, type ParagraphStyle, shapeLine } from './paragraph';
import { placeLine, type ReadingCounters } from './place-line';
import type { MeasuredParagraph } from './wrap';

export interface TextShaperOptions {
  readonly manifest: FontManifest;
  /** Reads a file of the manifest. */
  readonly loadFile: LoadFontFile;
}

/** A file can name further files (slices of large fonts), which can leave letters for further fallbacks. */
const MAX_ROUNDS = 12;
const LINE_END = /\r\n|[\r\n\u2028\u2029]/;

export function createTextShaper({ manifest, loadFile }: TextShaperOptions): TextShaper {
  const fonts = new FontLibrary(manifest, loadFile);
  return {
    async prepare(texts) {
      for (let round = 0; round < MAX_ROUNDS; round++) {
        const missing = new Set<string>();
        for (const { text, style } of texts) findMissing(text, style, fonts, missing);
        if (missing.size === 0) return;
        await fonts.load(missing);
      }
    },
    layout: (text, style) => layOut(text, style, fonts),
  };
}

function findMissing(
  text: string,
  style: Pick<TextStyle, 'fontFamily' | 'fontWeight' | 'caps'>,
  fonts: FontLibrary,
  missing: Set<string>,
): void {
  const chain = fonts.chain(style.fontFamily, style.fontWeight);
  fonts.primaryFace(chain, missing);
  const paragraph = { chain, tracking: 0, language: undefined };
  for (const line of linesOf(text, style.caps ?? false, undefined)) shapeLine(line, paragraph, fonts, missing);
}

function layOut(text: string, style: TextStyle, fonts: FontLibrary): TextLayout {
  const missing = new Set<string>(); // whoever did not prepare gets a text without these letters
  const chain = fonts.chain(style.fontFamily, style.fontWeight);
  const paragraphStyle: ParagraphStyle = { chain, tracking: style.tracking, language: style.language };
  const leading = style.lineHeightPx / style.sizePx;
  const paragraphs =
    text === ''
      ? []
      : linesOf(text, style.caps ?? false, style.language).map((line) => measure(line, paragraphStyle, fonts));
  const fit = fitText({
    paragraphs,
    sizePx: style.sizePx,
    minSizePx: style.minSizePx ?? style.sizePx,
    leading,
    box: style.box,
    maxLines: style.maxLines,
  });
  const lines = fit.lines.flatMap((list, index) => {
    const direction = paragraphs[index]?.direction;
    return list.map((line) => shapeLine(line, paragraphStyle, fonts, missing, direction));
  });
  const metrics = lineMetrics(chain, fonts, missing, fit.sizePx);
  const lineHeightPx = leading * fit.sizePx;
  const firstBaseline =
    topOf(style, lines.length * lineHeightPx) +
    (lineHeightPx - metrics.ascentPx - metrics.descentPx) / 2 +
    metrics.ascentPx;
  const counters: ReadingCounters = { letters: 0, words: 0 };
  return {
    lines: lines.map((line, index) =>
      placeLine(
        line,
        {
          sizePx: fit.sizePx,
          tracking: style.tracking,
          align: style.align,
          boxWidthPx: style.box?.widthPx ?? 0,
          baseline: firstBaseline + index * lineHeightPx,
        },
        counters,
      ),
    ),
    sizePx: fit.sizePx,
    ...metrics,
    overflows: fit.overflows,
  };
}

function linesOf(text: string, caps: boolean, language: string | undefined): string[] {
  return (caps ? text.toLocaleUpperCase(language) : text).split(LINE_END);
}

type DirectedParagraph = MeasuredParagraph & { readonly direction: 'ltr' | 'rtl' };

function measure(text: string, style: ParagraphStyle, fonts: FontLibrary): DirectedParagraph {
  const line = shapeLine(text, style, fonts, new Set());
  return {
    text,
    advances: advancesOf(line, style.tracking),
    breaks: breaksOf(text),
    tracking: style.tracking,
    direction: line.isRightToLeft ? 'rtl' : 'ltr',
  };
}

function lineMetrics(chain: FontChain, fonts: FontLibrary, missing: Set<string>, sizePx: number) {
  const face = fonts.primaryFace(chain, missing);
  return { ascentPx: ((face?.ascent ?? 800) / 1000) * sizePx, descentPx: ((face?.descent ?? 200) / 1000) * sizePx };
}

/** Without a box the first baseline is the anchor, as in Lottie's point text. */
function topOf({ box, verticalAlign }: TextStyle, heightPx: number): number {
  if (!box || verticalAlign === 'top') return 0;
  return verticalAlign === 'bottom' ? box.heightPx - heightPx : (box.heightPx - heightPx) / 2;
}
