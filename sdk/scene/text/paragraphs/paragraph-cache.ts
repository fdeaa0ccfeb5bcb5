/** Paragraphs stay shaped, since an editor lays out the same text again and again. */
import type { FontLibrary } from '../fonts/font-library';
import { createParagraph, type Paragraph, type ParagraphStyle } from './paragraph';
import type { TypedParagraph } from './split-paragraphs';

export type ParagraphCache = (typed: TypedParagraph, style: ParagraphStyle) => Paragraph;

/** More than the texts of a long project. */
const MAX_PARAGRAPHS = 300;

export function createParagraphCache(fonts: FontLibrary): ParagraphCache {
  const kept = new Map<string, Paragraph>();
  return (typed, style) => {
    const { text, small, softHyphens, tagJoints } = typed;
    const { chain, language, tracking } = style;
    const key = JSON.stringify([chain.key, language, tracking, text, small, softHyphens, tagJoints]);
    const known = kept.get(key);
    if (known) {
      kept.delete(key); // and last again: the first in the map is the longest unused
      kept.set(key, known);
      return known;
    }
    const missing = new Set<string>();
    const paragraph = createParagraph(typed, style, fonts, missing);
    if (missing.size > 0) return paragraph; // another one once its fonts are there
    const [oldest] = kept.keys();
    if (kept.size >= MAX_PARAGRAPHS && oldest !== undefined) kept.delete(oldest);
    kept.set(key, paragraph);
    return paragraph;
  };
}
